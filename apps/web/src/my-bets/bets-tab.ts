export type BetsFilter = 'OPEN' | 'LIVE' | 'SETTLED' | 'CASHED_OUT';

export interface BetsTab {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly filter: BetsFilter;
  /** Bets of the tab, as their number is called. */
  readonly counted: string;
  /** Its bets are settled or cashed out. */
  readonly hasEnded: boolean;
  /** What is said when the tab holds nothing. */
  readonly empty: { readonly title: string; readonly body: string };
}

export const BETS_TABS: readonly [BetsTab, ...BetsTab[]] = [
  {
    id: 'open',
    label: 'Open',
    path: '/my-bets',
    filter: 'OPEN',
    counted: 'Open bets',
    hasEnded: false,
    empty: { title: 'No open bets', body: 'Bets you place stand here until they are settled.' },
  },
  {
    id: 'live',
    label: 'Live',
    path: '/my-bets/live',
    filter: 'LIVE',
    counted: 'Live bets',
    hasEnded: false,
    empty: { title: 'No live bets', body: 'Open bets move here while their games are on.' },
  },
  {
    id: 'settled',
    label: 'Settled',
    path: '/my-bets/settled',
    filter: 'SETTLED',
    counted: 'Settled bets',
    hasEnded: true,
    empty: { title: 'No settled bets yet', body: 'Bets come here once their result is known.' },
  },
  {
    id: 'cashed-out',
    label: 'Cashed out',
    path: '/my-bets/cashed-out',
    filter: 'CASHED_OUT',
    counted: 'Cashed out',
    hasEnded: true,
    empty: {
      title: 'Nothing cashed out',
      body: 'Bets you close before their result is known come here.',
    },
  },
];

/** The tab an address names; any other address below /my-bets is the first. */
export function betsTab(pathname: string): BetsTab {
  return BETS_TABS.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? BETS_TABS[0];
}
