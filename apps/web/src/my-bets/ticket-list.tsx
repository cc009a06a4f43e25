import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ticketList_query$key } from '../__generated__/ticketList_query.graphql.ts';
import { PageLink } from '../app/page-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type BetsChoice, isChosen } from './bets-choice.ts';
import type { BetsTab } from './bets-tab.ts';
import { TAB_WORDS } from './bets-tab-words.ts';
import { MoreTickets } from './more-tickets.tsx';
import { Ticket } from './ticket.tsx';
import styles from './ticket-list.module.css';

interface TicketListProps {
  query: ticketList_query$key;
  tab: BetsTab;
  choice: BetsChoice;
}

/** The tickets of a tab, the newest first, and the way to more. */
export function TicketList({ query: key, tab, choice }: TicketListProps) {
  const { bets: list } = useFragment(
    graphql`
      fragment ticketList_query on Query
      @argumentDefinitions(
        filter: { type: "BetFilter!" }
        sport: { type: "String" }
        type: { type: "BetType" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        bets(filter: $filter, sport: $sport, type: $type, first: $first, after: $after)
          @connection(key: "TicketList_bets", filters: ["filter", "sport", "type"]) {
          edges {
            node {
              id
              ...ticket_bet
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    key,
  );
  const bets = list.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  const { hasNextPage, endCursor } = list.pageInfo;
  const items = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  // Whoever asked for more goes on at the first of them: the button they pressed may be gone.
  useEffect(() => {
    const at = firstNew.current;
    if (at === undefined || bets.length <= at) return;
    firstNew.current = undefined;
    const item = items.current?.children[at];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [bets.length]);
  const which = { filter: tab.filter, ...choice };
  // What is fetched for one choice is not waited for under another.
  const more = hasNextPage && (
    <MoreTickets
      key={Object.values(which).join()}
      which={{ ...which, after: endCursor }}
      onAsked={() => {
        firstNew.current = bets.length;
      }}
    />
  );
  // Of many bets none so far may be of what was chosen: the others are still to be looked at.
  if (bets.length === 0 && isChosen(choice)) {
    return (
      <EmptyState
        title={hasNextPage ? 'No such bets among the latest' : 'No bets of this kind'}
        body="Choose another sport or type."
        action={
          more || (
            <PageLink to={tab.path} className={buttonClass({ tone: 'secondary', size: 'medium' })}>
              Clear Filters
            </PageLink>
          )
        }
      />
    );
  }
  if (bets.length === 0) {
    return (
      <EmptyState
        {...TAB_WORDS[tab.filter].empty}
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
      <ul ref={items} className={styles.list}>
        {bets.map((bet) => (
          <li key={bet.id} tabIndex={-1}>
            <Ticket bet={bet} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
