import { graphql, useFragment } from 'react-relay/hooks';
import type { eventMoment_event$key } from '../../__generated__/eventMoment_event.graphql.ts';
import { LiveTag } from '../../ui/badge.tsx';
import { isPlayedOut, momentText, phaseOf } from './event-state.ts';
import { useNowOfStart } from './use-start.ts';

/** When an event is: its live clock with the red dot, its kickoff, 'Final', 'Postponed' or 'Cancelled'. */
export function EventMoment({ event: key }: { event: eventMoment_event$key }) {
  const event = useFragment(
    graphql`
      fragment eventMoment_event on StandardEvent {
        status
        startTime
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
        }
      }
    `,
    key,
  );
  const text = momentText(event, useNowOfStart(event.startTime));
  const isLive = phaseOf(event) === 'live' && !isPlayedOut(event);
  return isLive ? <LiveTag>{text}</LiveTag> : <span>{text}</span>;
}
