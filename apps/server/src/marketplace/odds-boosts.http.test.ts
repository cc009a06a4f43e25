import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { placeholdersFor } from './odds-boosts.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { Page, sectionsOf } from './testing/page-answer.ts';
import { serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1', { status: 'IN_PLAY' });

const BOOSTS = `query Boosts($url: String!) { page(canonicalUrl: $url) { ... on Page { pageChildren { sections {
  ... on Drawer { title autoExpand cards { __typename ... on OddsBoostMarketCard { headers placeholders
    boosts { rawId was { formattedOdds } odds { formattedOdds } } } } } } } } } }`;

test('a price that an operator made longer stands with the price before, on home, the league and the event [FEAT-013] [CARD-002] [CARD-028]', async () => {
  const { marketplace, trading } = fixedMarketplace([GAME]);
  const server = await serve({ marketplace });
  const boosts = async (url: string) => {
    const { page } = await server.asked({ page: Page }, BOOSTS, { url });
    return sectionsOf(page).find(({ title }) => title === 'Odds Boosts');
  };
  expect(await boosts('/home')).toBeUndefined();
  const rawId = 'game-1~spread:game:-3.5~home';
  const before = { numerator: 10n, denominator: 11n };
  const markets = trading.book('game-1')?.markets.map((market) => ({
    ...market,
    boosted: market.selections[0]?.rawId === rawId ? '0' : undefined,
    selections: market.selections.map((one) =>
      one.rawId === rawId ? { ...one, was: before, odds: { numerator: 11n, denominator: 10n } } : one,
    ),
  }));
  trading.setStatus('game-1', 'open', { markets: markets ?? [] });
  const card = {
    __typename: 'OddsBoostMarketCard',
    headers: ['Was', 'Now'],
    placeholders: 1,
    boosts: [{ rawId, was: { formattedOdds: '-110' }, odds: { formattedOdds: '+110' } }],
  };
  for (const url of ['/home', GAME.competition.canonicalUrl]) {
    await expect.poll(() => boosts(url)).toEqual({ title: 'Odds Boosts', autoExpand: true, cards: [card] });
  }
  expect(await boosts(GAME.canonicalUrl)).toEqual({ title: 'Odds Boosts', autoExpand: false, cards: [card] });
  const { data } = await server.ask(
    `{ node(id: "OddsBoostMarketCard:game-1~odds-boost~spread:game:-3.5") { ... on OddsBoostMarketCard { placeholders } } }`,
  );
  expect(data).toEqual({ node: { placeholders: 1 } });
  await server.close();
});

test('blanks fill the last row of boosts to a multiple of two [FEAT-013]', () => {
  expect([1, 2, 3, 4].map(placeholdersFor)).toEqual([1, 0, 1, 0]);
});
