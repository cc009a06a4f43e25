import type { Brand } from '../brand-type.ts';

export const tsb: Brand = {
  id: 'tsb',
  kind: 'sportsbook',
  name: 'tsb',
  casinoCombinedName: 'tsb and tsb Casino',
  marketingName: 'tsb',
  tagline: 'Build and track your bets in tsb',
  mark: 'M7 6h14l-1.2 4.2H5.8Zm-1.8 9.8h14L18 20H4Z',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  creditsName: 'theScore Bet Credits',
  showsExclusionMethods: false,
  historyTabs: ['BETTING', 'CASINO', 'TRANSACTIONS'],
  linksAccounts: false,
  renamesParlayPlus: false,
  copyright: '© 2026 tsb, a Fairline sportsbook. Apache-2.0.',
  storagePrefix: 'fairline.tsb',
};
