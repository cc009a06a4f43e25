import type { PreloadedQuery } from 'react-relay/hooks';
import type { myBetsQuery as MyBetsQuery } from '../__generated__/myBetsQuery.graphql.ts';
import type { BetsChoice } from './bets-choice.ts';
import type { BetsTab } from './bets-tab.ts';

/** What the route loads for My Bets before it is shown. */
export interface MyBetsData {
  readonly tab: BetsTab;
  readonly choice: BetsChoice;
  readonly query: PreloadedQuery<MyBetsQuery>;
  dispose(): void;
}
