import type { PreloadedQuery } from 'react-relay/hooks';
import type { myBetsQuery as MyBetsQuery } from '../__generated__/myBetsQuery.graphql.ts';
import myBetsQuery from '../__generated__/myBetsQuery$parameters.ts';
import { defineScreen, preloadQuery } from '../app/screen.tsx';
import { type BetsTab, betsTab } from './bets-tab.ts';

export interface MyBetsData {
  readonly tab: BetsTab;
  readonly query: PreloadedQuery<MyBetsQuery>;
  dispose(): void;
}

/** The patron's bets: open, live or settled, by the last part of the path. */
export const myBetsScreen = defineScreen<MyBetsData>({
  load: ({ environment, pathname }) => {
    const tab = betsTab(pathname);
    const query = preloadQuery(environment, myBetsQuery, { filter: tab.filter });
    return { tab, query, dispose: () => query.dispose() };
  },
  component: () => import('./my-bets-page.tsx').then((module) => module.MyBetsPage),
});
