export type BetsFilter = 'OPEN' | 'LIVE' | 'SETTLED' | 'CASHED_OUT';

export interface BetsTab {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly filter: BetsFilter;
}

export const BETS_TABS: readonly [BetsTab, ...BetsTab[]] = [
  { id: 'open', label: 'Open', path: '/my-bets', filter: 'OPEN' },
  { id: 'live', label: 'Live', path: '/my-bets/live', filter: 'LIVE' },
  { id: 'settled', label: 'Settled', path: '/my-bets/settled', filter: 'SETTLED' },
  { id: 'cashed-out', label: 'Cashed out', path: '/my-bets/cashed-out', filter: 'CASHED_OUT' },
];

/** The tab an address names; any other address below /my-bets is the first. */
export function betsTab(pathname: string): BetsTab {
  return BETS_TABS.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? BETS_TABS[0];
}
