import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { eventOver_event$key } from '../../__generated__/eventOver_event.graphql.ts';
import { PageLink } from '../../app/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { phaseOf, resultText } from './event-state.ts';

interface EventOverProps {
  event: eventOver_event$key;
  /** What is said of an event that is not over. */
  instead: ReactNode;
}

/** Where an event is over nothing comes back to bet on: what it came to, and the way to the games of its league. */
export function EventOver({ event: key, instead }: EventOverProps) {
  const event = useFragment(
    graphql`
      fragment eventOver_event on StandardEvent {
        status
        startTime
        hasField
        awayParticipant {
          mediumName
        }
        homeParticipant {
          mediumName
        }
        competition {
          name
          canonicalUrl
        }
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
          situation
          away {
            score
          }
          home {
            score
          }
        }
      }
    `,
    key,
  );
  if (phaseOf(event) !== 'finished') return instead;
  const { competition } = event;
  return (
    <EmptyState
      title="This event is over"
      body={[resultText(event), 'Nothing is left to bet on.'].filter(Boolean).join(' ')}
      drawing="field"
      action={
        <PageLink
          to={competition.canonicalUrl}
          className={buttonClass({ tone: 'secondary', size: 'medium' })}
        >
          More of {competition.name}
        </PageLink>
      }
    />
  );
}
