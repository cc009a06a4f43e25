import { use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { situationLine_event$key } from '../../__generated__/situationLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { EventMoment } from '../event/event-moment.tsx';
import { lastingSuspensionWords } from '../event/suspension-words.ts';
import { LeaguePageContext, ShelfTitleContext } from './shelf-title.ts';
import styles from './situation-line.module.css';

/** The longest that a phone has room for: "Verhoeven needs 218". */
const LONGEST_NAMED = 19;

/**
 * Clock, then what is happening: 3rd & 4 · KC 38; what deserves a second look, and why all prices are off, is said in words. Of a
 * play-off game how its series stood has the room that is left; where nothing is said there is the competition, unless the shelf or
 * the page is its own.
 */
export function SituationLine({ event: key }: { event: situationLine_event$key }) {
  const event = useFragment(
    graphql`
      fragment situationLine_event on StandardEvent {
        priceState
        suspension
        competition {
          name
        }
        awayParticipant {
          label
          mediumName
        }
        homeParticipant {
          label
          mediumName
        }
        playOff {
          shortSeries
        }
        statistics {
          situation
          alert
        }
        ...eventMoment_event
      }
    `,
    key,
  );
  const shelfTitle = use(ShelfTitleContext);
  const isOnItsPage = use(LeaguePageContext);
  const { situation, alert } = event.statistics;
  const { name } = event.competition;
  const sides = [event.awayParticipant, event.homeParticipant];
  const off = lastingSuspensionWords(event);
  const told = [off, ...situation.split(' · '), alert, event.playOff?.shortSeries].filter(isTold);
  const isSaid = isOnItsPage || name === shelfTitle;
  const [first, ...rest] = told.length === 0 && !isSaid ? [name] : told;
  return (
    <div className={cx(styles.line, off && styles.off)}>
      <EventMoment event={event} />
      {first && <Now text={first} sides={sides} isAlert={first === alert} />}
      {rest.map((part) => (
        <span key={part} className={cx(styles.spot, part === alert && styles.red)}>
          · {part}
        </span>
      ))}
    </div>
  );
}

interface NowProps {
  text: string;
  sides: readonly { readonly label: string; readonly mediumName: string }[];
  isAlert: boolean;
}

/** "van Heuvel needs 218": where there is no room for it the side has three letters, for what is needed must be read. */
function Now({ text, sides, isAlert }: NowProps) {
  const side = sides.find(({ mediumName }) => text.startsWith(`${mediumName} `));
  if (side === undefined) return <span className={cx(styles.now, isAlert && styles.red)}>{text}</span>;
  const { label, mediumName } = side;
  return (
    <span
      className={cx(
        styles.now,
        styles.named,
        text.length > LONGEST_NAMED && styles.long,
        isAlert && styles.red,
      )}
    >
      <span className={styles.name} data-short={label}>
        <span>{mediumName}</span>
      </span>
      <span className={styles.rest}>{text.slice(mediumName.length)}</span>
    </span>
  );
}

function isTold(part: string | null | undefined): part is string {
  return part != null && part !== '';
}
