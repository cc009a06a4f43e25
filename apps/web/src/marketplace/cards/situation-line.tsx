import { use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { situationLine_event$key } from '../../__generated__/situationLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { EventMoment } from '../event/event-moment.tsx';
import { lastingSuspensionWords } from '../event/suspension-words.ts';
import { ShelfTitleContext } from './shelf-title.ts';
import styles from './situation-line.module.css';

/**
 * Clock, then what is happening: 3rd & 4 · KC 38; what deserves a second look, and why all prices are off, is said in words. Of a
 * play-off game how its series stood has the room that is left; where nothing is said there is the competition, unless the shelf is
 * its own.
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
          mediumName
        }
        homeParticipant {
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
  const { situation, alert } = event.statistics;
  const { name } = event.competition;
  const names = [event.awayParticipant.mediumName, event.homeParticipant.mediumName];
  const off = lastingSuspensionWords(event);
  const told = [off, ...situation.split(' · '), alert, event.playOff?.shortSeries].filter(isSaid);
  const [first, ...rest] = told.length === 0 && name !== shelfTitle ? [name] : told;
  return (
    <div className={cx(styles.line, off && styles.off)}>
      <EventMoment event={event} />
      {first && <Now text={first} names={names} isAlert={first === alert} />}
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
  /** Of the sides. */
  names: readonly string[];
  isAlert: boolean;
}

/** "van Heuvel needs 218": where it is too long the name is cut short, for what is needed must be read. */
function Now({ text, names, isAlert }: NowProps) {
  const name = names.find((one) => text.startsWith(`${one} `));
  if (name === undefined) return <span className={cx(styles.now, isAlert && styles.red)}>{text}</span>;
  return (
    <span className={cx(styles.now, styles.named, isAlert && styles.red)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.rest}>{text.slice(name.length)}</span>
    </span>
  );
}

function isSaid(part: string | null | undefined): part is string {
  return part != null && part !== '';
}
