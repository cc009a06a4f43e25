import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  moreTicketsQuery as MoreTicketsQuery,
  moreTicketsQuery$variables,
} from '../__generated__/moreTicketsQuery.graphql.ts';
import { report } from '../app/report.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';

const moreTicketsQuery = graphql`
  query moreTicketsQuery($filter: BetFilter!, $sport: String, $type: BetType, $after: String) {
    ...ticketList_query @arguments(filter: $filter, sport: $sport, type: $type, after: $after)
  }
`;

interface MoreTicketsProps {
  which: moreTicketsQuery$variables;
  onAsked: () => void;
}

/**
 * Fetches the tickets after those that are there; Relay puts them at the end of the list. (Relay's own hook for it would be in
 * the first scripts of every page.) One that did not come can be asked for again.
 */
export function MoreTickets({ which, onAsked }: MoreTicketsProps) {
  const environment = useRelayEnvironment();
  const [isLoading, setLoading] = useState(false);
  const fetching = useRef<{ unsubscribe(): void }>(undefined);
  useEffect(() => () => fetching.current?.unsubscribe(), []);
  const load = () => {
    const end = () => setLoading(false);
    setLoading(true);
    onAsked();
    fetching.current = fetchQuery<MoreTicketsQuery>(environment, moreTicketsQuery, which).subscribe({
      complete: end,
      error: (error: Error) => {
        end();
        report('my-bets', 'More tickets did not come', error);
        showToast({
          type: 'danger',
          title: 'More bets were not loaded.',
          body: navigator.onLine ? 'Please try again.' : 'You are offline.',
        });
      },
    });
  };
  return (
    <Button tone="secondary" size="medium" busy={isLoading} onClick={load}>
      Load more
    </Button>
  );
}
