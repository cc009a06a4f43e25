import { graphql, useFragment } from 'react-relay/hooks';
import type { legScore_event$key } from '../__generated__/legScore_event.graphql.ts';
import { EventMoment } from '../marketplace/event/event-moment.tsx';
import { phaseOf, trailing } from '../marketplace/event/event-state.ts';
import { sidesInOrder } from '../marketplace/event/side-order.ts';
import { sideColours } from '../marketplace/event/team-colours.ts';
import { TeamCrest } from '../marketplace/event/team-crest.tsx';
import { useEventScore } from '../marketplace/live/event-scores.ts';
import { cx } from '../ui/cx.ts';
import styles from './leg-score.module.css';

/** Both scores beside small crests, and the clock; before the start only when it begins. */
export function LegScore({ event: key }: { event: legScore_event$key }) {
  const event = useFragment(
    graphql`
      fragment legScore_event on StandardEvent {
        canonicalUrl
        status
        startTime
        hasField
        sport {
          slug
        }
        awayParticipant {
          mediumName
          primaryColour
          secondaryColour
          ...teamCrest_participant
        }
        homeParticipant {
          mediumName
          primaryColour
          secondaryColour
          ...teamCrest_participant
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
    key,
  );
  const phase = phaseOf(event);
  useEventScore(event.canonicalUrl, phase === 'live' || phase === 'upcoming');
  const behind = trailing(event.statistics);
  const colours = sideColours(event.homeParticipant, event.awayParticipant);
  return (
    <span className={styles.score}>
      {!event.hasField &&
        (phase === 'live' || phase === 'finished') &&
        sidesInOrder(event).map(({ side, team }) => (
          <span key={side} className={styles.side}>
            <TeamCrest participant={team} sport={event.sport.slug} size={24} colour={colours[side]} />
            <span className="sr">{team.mediumName}</span>
            <b className={cx(behind === side && styles.behind)}>{event.statistics[side].score}</b>
          </span>
        ))}
      <span className={styles.moment}>
        <EventMoment event={event} />
      </span>
    </span>
  );
}
