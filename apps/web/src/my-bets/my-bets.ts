import { graphql } from 'react-relay/hooks';

/** A tab of My Bets: the totals of all its tickets, and the first page of its tickets. */
export const myBetsQuery = graphql`
  query myBetsQuery($filter: BetFilter!, $sport: String, $type: BetType) @preloadable {
    betHistoryTotals(filter: $filter, sport: $sport, type: $type) {
      ...betsTotals_totals
    }
    ...ticketList_query @arguments(filter: $filter, sport: $sport, type: $type)
  }
`;
