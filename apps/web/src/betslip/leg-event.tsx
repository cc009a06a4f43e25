import { graphql, useFragment } from 'react-relay/hooks';
import type { legEvent_event$key } from '../__generated__/legEvent_event.graphql.ts';
import { kickoffText } from '../app/kickoff.ts';
import { EventMoment } from '../marketplace/event/event-moment.tsx';
import { scoreText } from '../marketplace/event/event-state.ts';
import { useEventScore } from '../marketplace/live/event-scores.ts';
import styles from './leg-event.module.css';

interface LegEventProps {
  event: legEvent_event$key | null | undefined;
  /** Of an event that left the marketplace. */
  name: string;
  startsAt: string;
}

/** Who plays, with the score, and the clock or the kickoff: one quiet line. */
export function LegEvent({ event: key, name, startsAt }: LegEventProps) {
  const event = useFragment(
    graphql`
      fragment legEvent_event on StandardEvent {
        canonicalUrl
        status
        startTime
        name
        hasField
        sport {
          slug
        }
        awayParticipant {
          mediumName
        }
        homeParticipant {
          mediumName
        }
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
          away {
            score
          }
          home {
            score
          }
        }
        ...eventMoment_event
      }
    `,
    key ?? null,
  );
  useEventScore(event?.canonicalUrl ?? '', event != null);
  return (
    <div className={styles.event}>
      <span>{event ? scoreText(event) : name}</span>
      {event ? <EventMoment event={event} /> : <span>{kickoffText(startsAt, Date.now())}</span>}
    </div>
  );
}
