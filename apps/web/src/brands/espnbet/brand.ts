import type { Brand } from '../brand-type.ts';

export const espnbet: Brand = {
  id: 'espnbet',
  kind: 'sportsbook',
  name: 'espnbet',
  casinoCombinedName: 'espnbet and espnbet Casino',
  marketingName: 'espnbet',
  tagline: 'Build and track your bets in espnbet',
  mark: 'M8.6 6.5h4.6L9.6 19.5H5Zm8.2 0h4.6l-3.6 13h-4.6Z',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  creditsName: 'PENN Play Credits',
  showsExclusionMethods: true,
  historyTabs: ['BETTING', 'CASINO', 'TRANSACTIONS'],
  linksAccounts: true,
  renamesParlayPlus: false,
  copyright: '© 2026 espnbet, a Fairline sportsbook. Apache-2.0.',
  storagePrefix: 'fairline.espnbet',
};
