import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { quickBets, quickBetsDrawers, quickBetsSection } from './quick-bets.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { footballMarkets } from './testing/football-markets.ts';

const EVENT = fixedEvent('game-1', { status: 'IN_PLAY' });

test('Quick Bets has a section for each tab of an event, with the drawers of its page [QUICK-006]', () => {
  const { marketplace } = fixedMarketplace([EVENT], footballMarkets());
  const { sections } = quickBets(marketplace.page(EVENT.canonicalUrl)) ?? { sections: [] };
  expect(sections[0]).toEqual({ canonicalUrl: EVENT.canonicalUrl, label: 'Popular' });
  expect(sections.length).toBeGreaterThan(1);
  for (const { canonicalUrl, label } of sections) {
    const page = marketplace.page(canonicalUrl);
    expect(quickBetsSection(page)?.label).toBe(label);
    expect(quickBetsDrawers(page).length).toBeGreaterThan(0);
  }
});

test('only an event has Quick Bets', () => {
  const { marketplace } = fixedMarketplace([EVENT], footballMarkets());
  expect(quickBets(marketplace.page('/home'))).toBeUndefined();
  expect(quickBets(undefined)).toBeUndefined();
});
