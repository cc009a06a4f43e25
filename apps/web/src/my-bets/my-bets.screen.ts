import myBetsQuery from '../__generated__/myBetsQuery$parameters.ts';
import { defineScreen, preloadQuery } from '../app/screen.tsx';
import { readChoice } from './bets-choice.ts';
import { betsTab } from './bets-tab.ts';
import type { MyBetsData } from './my-bets-data.ts';

/** The patron's bets: open, live or settled, by the last part of the path. */
export const myBetsScreen = defineScreen<MyBetsData>({
  load: ({ environment, pathname, search }) => {
    const tab = betsTab(pathname);
    const choice = readChoice(search);
    const query = preloadQuery(environment, myBetsQuery, { filter: tab.filter, ...choice });
    return { tab, choice, query, dispose: () => query.dispose() };
  },
  component: () => import('./my-bets-page.tsx').then((module) => module.MyBetsPage),
});
