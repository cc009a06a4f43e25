import { graphql, useFragment } from 'react-relay/hooks';
import type { situationLine_event$key } from '../../__generated__/situationLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { EventMoment } from '../event/event-moment.tsx';
import styles from './situation-line.module.css';

/** Clock, then what the play is: 3rd & 4 · KC 38; the red zone is said in words. */
export function SituationLine({ event: key }: { event: situationLine_event$key }) {
  const event = useFragment(
    graphql`
      fragment situationLine_event on StandardEvent {
        competition {
          name
        }
        statistics {
          ... on FootballStatistics {
            downAndDistance
            yardLine
            redZone
          }
        }
        ...eventMoment_event
      }
    `,
    key,
  );
  const { downAndDistance, yardLine, redZone } = event.statistics;
  return (
    <div className={styles.line}>
      <EventMoment event={event} />
      {downAndDistance ? (
        <>
          <span>{downAndDistance}</span>
          {yardLine && <span className={styles.spot}>· {yardLine}</span>}
          {redZone && <span className={cx(styles.spot, styles.red)}>· Red zone</span>}
        </>
      ) : (
        <span className={styles.spot}>{event.competition.name}</span>
      )}
    </div>
  );
}
