import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { eventWithoutBets_event$key } from '../../__generated__/eventWithoutBets_event.graphql.ts';
import { PageLink } from '../../app/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isCancelled, isPlayedOut, phaseOf, resultText } from './event-state.ts';

interface EventWithoutBetsProps {
  event: eventWithoutBets_event$key;
  /** What is said of any other event. */
  instead: ReactNode;
}

/**
 * Why there is nothing to bet on: its first odds are being made, it was cancelled, it is played out and its result is to be confirmed,
 * or it is over, with what it came to; and the way to the games of its league.
 */
export function EventWithoutBets({ event: key, instead }: EventWithoutBetsProps) {
  const event = useFragment(
    graphql`
      fragment eventWithoutBets_event on StandardEvent {
        status
        startTime
        priceState
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
        competition {
          name
          canonicalUrl
        }
        statistics {
          homeScore
          awayScore
          winner
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
  const phase = phaseOf(event);
  if (event.priceState === 'FIRST_AWAITED' && (phase === 'upcoming' || phase === 'live')) {
    return (
      <EmptyState
        title="First odds soon"
        body="The first prices of this event are being made. They appear here by themselves."
        drawing="field"
      />
    );
  }
  const cancelled = isCancelled(event);
  const isUnconfirmed = phase === 'live' && isPlayedOut(event);
  if (phase !== 'finished' && !cancelled && !isUnconfirmed) return instead;
  const { competition } = event;
  const over = isUnconfirmed
    ? 'Its result is being confirmed. Bets are settled then.'
    : [resultText(event), 'Nothing is left to bet on.'].filter(Boolean).join(' ');
  return (
    <EmptyState
      title={cancelled ? 'This event was cancelled' : 'This event is over'}
      body={cancelled ? 'The stakes of bets that nothing had decided were returned.' : over}
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
