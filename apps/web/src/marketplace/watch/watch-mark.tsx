import { graphql, useFragment } from 'react-relay/hooks';
import type { watchMark_event$key } from '../../__generated__/watchMark_event.graphql.ts';
import { useStartupPayload } from '../../app/app-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { isWatchable } from './watchable.ts';

/** Says of a game in play that it can be watched; nothing where it cannot. */
export function WatchMark({ event: key }: { event: watchMark_event$key }) {
  const { eventLiveStream: stream } = useFragment(
    graphql`
      fragment watchMark_event on StandardEvent {
        eventLiveStream {
          dmas
          status
        }
      }
    `,
    key,
  );
  return isWatchable(stream, useStartupPayload()) && stream?.status === 'LIVE' ? (
    <Badge icon="stream">Watch</Badge>
  ) : null;
}
