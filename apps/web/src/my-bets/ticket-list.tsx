import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ticketList_query$key } from '../__generated__/ticketList_query.graphql.ts';
import type { ticketListPaginationQuery } from '../__generated__/ticketListPaginationQuery.graphql.ts';
import { PageLink } from '../app/page-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { BetsTab } from './bets-tab.ts';
import { Ticket } from './ticket.tsx';
import styles from './ticket-list.module.css';

const MORE = 20;

/** The tickets of a tab, the newest first, and the way to more. */
export function TicketList({ query: key, tab }: { query: ticketList_query$key; tab: BetsTab }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ticketListPaginationQuery,
    ticketList_query$key
  >(
    graphql`
      fragment ticketList_query on Query
      @argumentDefinitions(
        filter: { type: "BetFilter!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "ticketListPaginationQuery") {
        bets(filter: $filter, first: $first, after: $after)
          @connection(key: "TicketList_bets", filters: ["filter"]) {
          edges {
            node {
              id
              ...ticket_bet
            }
          }
        }
      }
    `,
    key,
  );
  const bets = data.bets.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  if (bets.length === 0) {
    return (
      <EmptyState
        {...tab.empty}
        action={
          <PageLink to="/home" className={buttonClass({ tone: 'secondary', size: 'medium' })}>
            Find a bet
          </PageLink>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <li key={bet.id}>
            <Ticket bet={bet} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button tone="secondary" size="medium" busy={isLoadingNext} onClick={() => loadNext(MORE)}>
          Load more
        </Button>
      )}
    </>
  );
}
