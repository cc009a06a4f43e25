import { expect, test } from 'vitest';
import { readStreamLine } from './change-message.ts';
import { type ExchangeGame, gamePrices, isWorthTelling } from './game-prices.ts';
import { MarketBook } from './market-book.ts';

const GAME: ExchangeGame = {
  eventId: '99',
  winner: { marketId: '1.1', home: 1, away: 2, draw: 3 },
  goals: { marketId: '1.2', over: 4, under: 5 },
};
const WINNER = [
  [1, 2, 2.02],
  [2, 4, 4.1],
  [3, 3.9, 4],
] as const;
const GOALS = [
  [4, 1.9, 1.92],
  [5, 2.06, 2.12],
] as const;

type Prices = readonly (readonly [runner: number, back: number, lay: number])[];

/** A market as its image says it is. */
function market(id: string, prices: Prices, definition: object = {}): MarketBook {
  const change = {
    id,
    img: true,
    marketDefinition: {
      status: 'OPEN',
      inPlay: false,
      eventId: '99',
      marketTime: '2026-11-22T15:00:00.000Z',
      runners: prices.map(([runner]) => ({ id: runner, status: 'ACTIVE' })),
      ...definition,
    },
    rc: prices.map(([runner, back, lay]) => ({ id: runner, batb: [[0, back, 9]], batl: [[0, lay, 9]] })),
  };
  const read = readStreamLine(JSON.stringify({ op: 'mcm', pt: 1, mc: [change] }));
  const book = new MarketBook(id);
  if (typeof read !== 'string' && read.op === 'mcm') for (const each of read.mc) book.apply(each);
  return book;
}

const from =
  (...books: readonly MarketBook[]) =>
  (id: string) =>
    books.find((book) => book.id === id);

test('the three chances of soccer and that of more than two goals are without overround', () => {
  const prices = gamePrices(GAME, from(market('1.1', WINNER), market('1.2', GOALS)));
  expect(prices).toEqual({
    startsAt: '2026-11-22T15:00:00.000Z',
    lines: { homeWinProbability: 0.668, drawProbability: 0.254, total: 2.5, overProbability: 0.522 },
  });
});

test('of two runners there is no draw, and without a market on goals no total', () => {
  const { goals: _, ...game } = GAME;
  const two = { ...game, winner: { marketId: '1.1', home: 1, away: 2 } };
  const prices = gamePrices(
    two,
    from(
      market('1.1', [
        [1, 1.9, 2],
        [2, 2, 2.1],
      ]),
    ),
  );
  expect(prices).toMatchObject({ lines: { homeWinProbability: 0.513 } });
  expect(gamePrices(GAME, from(market('1.1', WINNER)))).toMatchObject({
    lines: { homeWinProbability: 0.668, drawProbability: 0.254 },
  });
});

const removed = WINNER.map(([id]) => ({ id, status: id === 3 ? 'REMOVED' : 'ACTIVE' }));

test.each<[string, MarketBook, RegExp]>([
  ['is suspended', market('1.1', WINNER, { status: 'SUSPENDED' }), /market is suspended/],
  ['is closed', market('1.1', WINNER, { status: 'CLOSED' }), /market is closed/],
  ['has turned in play', market('1.1', WINNER, { inPlay: true }), /turned in play/],
  ['does not say whether it is in play', market('1.1', WINNER, { inPlay: undefined }), /turned in play/],
  ['is of another event', market('1.1', WINNER, { eventId: '98' }), /another game/],
  ['is of another type', market('1.1', WINNER, { marketType: 'HALF_TIME' }), /another game/],
  ['has lost a runner', market('1.1', WINNER, { runners: removed }), /no price for every side/],
  ['has a runner more', market('1.1', [...WINNER, [6, 50, 55]]), /no price for every side/],
  ['has no price for one', market('1.1', [...WINNER.slice(0, 2), [3, 4, 9]]), /no price for every side/],
  ['lies too far apart', market('1.1', [[1, 1.7, 2.1], ...WINNER.slice(1)]), /no price for every side/],
  ['is crossed', market('1.1', [[1, 2.2, 2], ...WINNER.slice(1)]), /no price for every side/],
  ['is not known', market('1.7', WINNER), /tells nothing/],
])('a game whose market %s has no price', (_what, book, reason) => {
  expect(gamePrices(GAME, from(book))).toMatchObject({ shut: expect.stringMatching(reason) });
});

test.each([{ status: 'SUSPENDED' }, { inPlay: true }, { marketType: 'OVER_UNDER_35' }, { runners: [] }])(
  'a market on goals that is %j leaves the total out and the game on sale',
  (definition) => {
    const prices = gamePrices(GAME, from(market('1.1', WINNER), market('1.2', GOALS, definition)));
    expect(prices).toMatchObject({ lines: { homeWinProbability: 0.668, drawProbability: 0.254 } });
    expect(prices).not.toHaveProperty('lines.total');
  },
);

test('prices that tremble are not told, half a percent after a while, two at once', () => {
  const before = { homeWinProbability: 0.6, drawProbability: 0.25 };
  const told = (home: number, sinceMs: number, more = {}) =>
    isWorthTelling(before, { ...before, homeWinProbability: home, ...more }, sinceMs);
  expect([told(0.604, 3_600_000), told(0.605, 29_000), told(0.605, 30_000)]).toEqual([false, false, true]);
  expect([told(0.619, 0), told(0.62, 0)]).toEqual([false, true]);
  expect(told(0.6, 30_000, { total: 2.5, overProbability: 0.5 })).toBe(true);
});
