import { graphql, useFragment } from 'react-relay/hooks';
import type { situationLine_event$key } from '../../__generated__/situationLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { EventMoment } from '../event/event-moment.tsx';
import { lastingSuspensionWords } from '../event/suspension-words.ts';
import styles from './situation-line.module.css';

/** Clock, then what is happening: 3rd & 4 · KC 38; what deserves a second look, and why all prices are off, is said in words. */
export function SituationLine({ event: key }: { event: situationLine_event$key }) {
  const event = useFragment(
    graphql`
      fragment situationLine_event on StandardEvent {
        priceState
        suspension
        competition {
          name
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
  const { situation, alert } = event.statistics;
  const off = lastingSuspensionWords(event);
  const [first, ...rest] = [off, ...situation.split(' · ')].filter(Boolean);
  return (
    <div className={cx(styles.line, off && styles.off)}>
      <EventMoment event={event} />
      <span className={styles.now}>{first ?? event.competition.name}</span>
      {rest.map((part) => (
        <span key={part} className={styles.spot}>
          · {part}
        </span>
      ))}
      {alert && <span className={cx(styles.spot, styles.red)}>· {alert}</span>}
    </div>
  );
}
