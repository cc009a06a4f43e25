import { expect, test } from 'vitest';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { fixedMoneyline } from '../trading/testing/fixed-market.ts';
import { featuredBets, inTurns } from './featured-bets.ts';
import type { FeaturedBet } from './featured-view.ts';
import { footballMarkets } from './testing/football-markets.ts';

const NOW = Date.parse('2030-01-06T15:00:00Z');
const LATER = new Date('2030-01-06T21:00:00Z');

function board(...events: Parameters<typeof fixedEvent>[]) {
  const trading = new FixedTrading();
  for (const event of events) trading.add(fixedEvent(...event), footballMarkets());
  return { trading, board: () => ({ books: [...trading.books()], competitions: [], now: NOW }) };
}

const featuredBet = (of: Parameters<typeof featuredBets>[0], id: string): FeaturedBet | undefined =>
  featuredBets(of).find((bet) => bet.id === id);

const HOME = (event: string) => `${event}~moneyline:game~home`;

const ofTeam = (name: string) => ({ home: { ...fixedEvent(name).home, id: name, name, mediumName: name } });

test("the day's favorites that pay a third are one parlay, the shortest first", () => {
  const tomorrow = { ...ofTeam('Jets'), startsAt: new Date(NOW + 86_400_000) };
  const { trading, board: now } = board(
    ['a'],
    ['b', ofTeam('Bears')],
    ['sure', ofTeam('Lions')],
    ['tomorrow', tomorrow],
  );
  trading.setOdds(HOME('a'), 1, 2);
  trading.setOdds(HOME('b'), 1, 3);
  trading.setOdds(HOME('sure'), 1, 4);
  expect(featuredBet(now(), 'favourites~2030-01-06')).toMatchObject({
    type: 'PARLAY',
    title: '2-leg parlay',
    selectionIds: [HOME('b'), HOME('a')],
  });
});

test('a side that plays twice in a day stands once in the parlay of favorites, at its shortest', () => {
  const { trading, board: now } = board(['a'], ['b'], ['c', ofTeam('Bears')]);
  trading.setOdds(HOME('a'), 1, 2);
  trading.setOdds(HOME('b'), 1, 3);
  trading.setOdds(HOME('c'), 2, 3);
  expect(featuredBet(now(), 'favourites~2030-01-06')?.selectionIds).toEqual([HOME('b'), HOME('c')]);
  trading.setStatus('c', 'suspended');
  expect(featuredBet(now(), 'favourites~2030-01-06')).toBeUndefined();
});

test('each live game has a same-game parlay of its favorite and the over', () => {
  const { trading, board: now } = board(['a', { status: 'IN_PLAY' }], ['b', { status: 'IN_PLAY' }]);
  trading.setOdds(HOME('a'), 1, 2);
  const bet = featuredBet(now(), 'live~a');
  expect(bet?.type).toBe('PARLAY_PLUS');
  expect(bet?.selectionIds[0]).toBe(HOME('a'));
  expect(bet?.selectionIds[1]).toMatch(/^a~total:game:.*~over$/);
  trading.setStatus('b', 'suspended');
  expect(featuredBets(now()).map(({ id }) => id)).toEqual(['live~a']);
});

test('the next games have a same-game parlay too, which take turns with those in play', () => {
  const at = (hours: number) => ({ startsAt: new Date(NOW + hours * 3_600_000) });
  const { trading, board: now } = board(
    ...['x', 'y'].map((id): Parameters<typeof fixedEvent> => [id, { status: 'IN_PLAY' }]),
    ...[6, 2, 3, 4, 5, 7].map((hours): Parameters<typeof fixedEvent> => [`in-${hours}`, at(hours)]),
  );
  trading.setStatus('in-3', 'suspended');
  const parlays = featuredBets(now()).filter(({ type }) => type === 'PARLAY_PLUS');
  expect(inTurns(parlays).map(({ id }) => id)).toEqual([
    ...['next~in-2', 'live~x', 'next~in-4', 'live~y', 'next~in-5'],
  ]);
  expect(inTurns(parlays.slice(2)).map(({ id }) => id)).toEqual(['next~in-5', 'live~x', 'live~y']);
});

test("the next game's underdog is a straight bet", () => {
  const { trading, board: now } = board(['a', { startsAt: LATER }], ['b']);
  trading.setOdds(HOME('b'), 3, 1);
  expect(featuredBet(now(), 'underdog~b')).toMatchObject({ type: 'STRAIGHT', selectionIds: [HOME('b')] });
  expect(featuredBet(now(), 'underdog~a')).toBeUndefined();
});

test('a board without games puts nothing forward', () => {
  const { trading, board: now } = board();
  expect(featuredBets(now())).toEqual([]);
  trading.add(fixedEvent('gone', { status: 'CANCELLED' }), [fixedMoneyline]);
  expect(featuredBets(now())).toEqual([]);
});
