import { graphql, useFragment } from 'react-relay/hooks';
import type { eventGroupHead_group$key } from '../__generated__/eventGroupHead_group.graphql.ts';
import { kickoffText } from '../app/kickoff.ts';
import { PageLink } from '../app/page-link.tsx';
import { EventMoment } from '../marketplace/event/event-moment.tsx';
import { scoreText } from '../marketplace/event/event-state.ts';
import { useEventScore } from '../marketplace/live/event-scores.ts';
import styles from './event-group-head.module.css';

/** The event a group of bets is on: who plays with the score, and the clock or the kickoff. */
export function EventGroupHead({ group: key }: { group: eventGroupHead_group$key }) {
  const group = useFragment(
    graphql`
      fragment eventGroupHead_group on DraftBetEventGrouping {
        eventName
        startsAt
        deepLink {
          webUrl
        }
        draftBets {
          draftLegs {
            event {
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
          }
        }
      }
    `,
    key,
  );
  const event = group.draftBets[0]?.draftLegs[0]?.event;
  useEventScore(event?.canonicalUrl ?? '', event != null);
  return (
    <div className={styles.head}>
      <PageLink to={group.deepLink.webUrl} className={styles.name}>
        {event ? scoreText(event) : group.eventName}
      </PageLink>
      {event ? <EventMoment event={event} /> : <span>{kickoffText(group.startsAt, Date.now())}</span>}
    </div>
  );
}
