import myBetsQuery from '../__generated__/myBetsQuery$parameters.ts';
import { defineScreen, preloadQuery } from '../app/screen.tsx';
import { betsTab } from './bets-tab.ts';
import type { MyBetsData } from './my-bets-data.ts';

/** The patron's bets: open, live or settled, by the last part of the path. */
export const myBetsScreen = defineScreen<MyBetsData>({
  load: ({ environment, pathname }) => {
    const tab = betsTab(pathname);
    const query = preloadQuery(environment, myBetsQuery, { filter: tab.filter });
    return { tab, query, dispose: () => query.dispose() };
  },
  component: () => import('./my-bets-page.tsx').then((module) => module.MyBetsPage),
});
