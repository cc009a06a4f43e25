import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, event, market, NFL, odds, selection } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { drawer, page, show } from '../testing/pages.tsx';

const PATH = `${NFL}/event/g1`;
let cards = 0;
const BLANK = { status: 'HIDDEN', odds: null };
const UPCOMING = { status: 'PRE_GAME', statistics: { isInPlay: false } };

function showCard(kind: string, markets: Resolvers[], over: Resolvers = {}) {
  const own = event(over);
  const shown = card(kind, markets, { id: `${kind}:g1~${cards++}`, event: own, columns: 2, labels: [] });
  show(page([drawer('Drawer', [shown], { autoExpand: true })], { type: 'EVENT', event: own }), PATH);
}

/** What can be bet on in the one drawer, as it is read to those who look. */
async function offered(): Promise<(string | null | undefined)[]> {
  const region = await screen.findByRole('region', { name: 'Drawer' });
  return within(region)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label')?.split(',')[0]);
}

const firstScore = () =>
  market('next-score:1', 'FIRST_SCORE', [
    selection('next-score:1~away', { name: 'Bills' }),
    selection('next-score:1~home', { name: 'Chiefs' }),
    selection('next-score:1~none', { name: 'No Score', ...BLANK }),
  ]);

test.each(['ListMarketCard', 'MultipleMarketCard'])(
  '%s leaves out before the start what never had a price, and in play keeps its place',
  async (kind) => {
    showCard(kind, [firstScore()], UPCOMING);
    expect(await offered()).toEqual(['Bills', 'Chiefs']);
  },
);

test('in play a blank of a list keeps its place', async () => {
  showCard('ListMarketCard', [firstScore()]);
  expect(await offered()).toEqual(['Bills', 'Chiefs', 'No Score']);
});

test.each(['ListMarketCard', 'MultipleMarketCard'])(
  'in play %s leaves out what cannot win any more, and keeps what is suspended or has no price for now',
  async (kind) => {
    const last = market('last-score', 'OTHER', [
      selection('last-score~away', { name: 'Bills', status: 'CLOSED' }),
      selection('last-score~home', { name: 'Chiefs', ...BLANK }),
      selection('last-score~none', { name: 'No Score', status: 'FINISHED', odds: null }),
    ]);
    showCard(kind, [last]);
    expect(await offered()).toEqual(['Bills', 'Chiefs']);
  },
);

test('scores that cannot be any more leave the tiles of a game in play, one by one [CARD-023]', async () => {
  const scores = market('correct-score:reg', 'OTHER', [
    selection('cs~0-0', { name: '0–0', ...BLANK }),
    selection('cs~3-1', { name: '3–1' }),
    selection('cs~1-0', { name: '1–0', ...BLANK }),
    selection('cs~3-2', { name: '3–2', status: 'CLOSED' }),
  ]);
  showCard('TiledListMarketCard', [scores]);
  expect(await offered()).toEqual(['3–1', '3–2']);
});

test('a column of nobody in which no row has a price is left out of markets of the sides', async () => {
  const race = market('race:10', 'OTHER', [
    selection('race:10~away', { name: 'Bills', participant: { id: 'nfl-buf' } }),
    selection('race:10~home', { name: 'Chiefs', participant: { id: 'nfl-kc' } }),
    selection('race:10~none', { name: 'Neither', ...BLANK }),
  ]);
  showCard('ParticipantAlignedMarketCard', [race], UPCOMING);
  expect(await offered()).toEqual(['Bills', 'Chiefs']);
});

test("where players of both sides stand in one market each is called with his team's letters", async () => {
  const of = (key: string, name: string, team?: { id: string; label: string; mediumName: string }) =>
    selection(key, { name, odds: odds(6, 1), participant: team ?? null });
  const bills = { id: 'nfl-buf', label: 'BUF', mediumName: 'Bills' };
  const chiefs = { id: 'nfl-kc', label: 'KC', mediumName: 'Chiefs' };
  const scorers = [
    of('s~1', 'J. Cook', bills),
    of('s~2', 'T. Kelce', chiefs),
    of('s~3', 'Chiefs D/ST', chiefs),
    of('s~4', 'Any Other Player'),
  ];
  showCard('TiledListMarketCard', [market('s', 'FIRST_SCORE', scorers, { classification: 'player' })]);
  const region = await screen.findByRole('region', { name: 'Drawer' });
  const words = within(region)
    .getAllByRole('button')
    .map((button) => button.textContent?.replace(/\+.*/, ''));
  expect(words).toEqual(['J. Cook (BUF)', 'T. Kelce (KC)', 'Chiefs D/ST', 'Any Other Player']);
});
