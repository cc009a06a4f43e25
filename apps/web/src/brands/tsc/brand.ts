import type { Brand } from '../brand-type.ts';

export const tsc: Brand = {
  id: 'tsc',
  kind: 'casino',
  name: 'tsc',
  casinoCombinedName: 'tsc',
  marketingName: 'tsc Casino',
  tagline: 'Play and track your games in tsc',
  mark: 'M8 6h4.2l4.3 7-4.3 7H8l4.3-7Zm6.8 0H19l4 7-4 7h-4.2l4-7Z',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  creditsName: 'theScore Bet Credits',
  showsExclusionMethods: false,
  historyTabs: ['BETTING', 'CASINO', 'TRANSACTIONS'],
  linksAccounts: false,
  renamesParlayPlus: false,
  copyright: '© 2026 tsc, a Fairline casino. Apache-2.0.',
  storagePrefix: 'fairline.tsc',
};
