import type { Brand } from '../brand-type.ts';

export const hwc: Brand = {
  id: 'hwc',
  kind: 'casino',
  name: 'hwc',
  casinoCombinedName: 'hwc',
  marketingName: 'hwc Casino',
  tagline: 'Play and track your games in hwc',
  mark: 'M13 5l8 8-8 8-8-8Zm0 5.2L10.2 13l2.8 2.8 2.8-2.8Z',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  creditsName: 'PENN Play Credits',
  showsExclusionMethods: true,
  historyTabs: ['CASINO', 'TRANSACTIONS'],
  linksAccounts: false,
  renamesParlayPlus: false,
  copyright: '© 2026 hwc, a Fairline casino. Apache-2.0.',
  storagePrefix: 'fairline.hwc',
};
