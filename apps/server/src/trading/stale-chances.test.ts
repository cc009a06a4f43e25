import { impliedChance } from '@fairline/money/float.ts';
import { football } from '@fairline/sports/football/football.ts';
import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { type BookTerms, longestManual, PLAIN_TERMS } from './book-terms.ts';
import { NO_ORDERS, withOrder } from './orders.ts';
import { testFixture } from './testing/test-trading.ts';

const MONEYLINE = 'moneyline:game';
const HOME = { marketKey: MONEYLINE, selectionKey: 'home' };
const SAMPLES = 32_768;

/** Chances of the home side that move by less than what would move a price. */
const steps: readonly (readonly [was: number, now: number])[] = [
  [0.06, 0.0628],
  [0.1, 0.1027],
  [0.3, 0.3028],
  [0.0628, 0.06],
  [0.1027, 0.1],
  [0.3028, 0.3],
];
/** The chance by which no price may be better than fair: that of the price that stands, or of the newest samples. */
const higher = (step: readonly number[]) => Math.max(...step);

/** What the home side's price says once its chance has moved; terms that come before the newest samples, or after them. */
function implied([was, now]: readonly [number, number], terms: BookTerms, comeFirst: boolean): number {
  const { home, away } = testFixture('e');
  const board = new Board('e', football, { home, away });
  const reprice = (chance: number) => {
    const wins = [Math.round(chance * SAMPLES), SAMPLES - Math.round(chance * SAMPLES)];
    const markets = [{ key: MONEYLINE, main: true, wins, pushes: [0, 0] }];
    const none = new Map<string, never>();
    const result = { markets, samples: SAMPLES, asides: 0, columns: none, ownColumns: none };
    board.reprice({ ...result, winChances: undefined, endChances: undefined }, 'open', 1);
  };
  reprice(was);
  const plain = board.oddsOf(HOME);
  if (comeFirst) board.setTerms(terms, 'open', 2);
  reprice(now);
  if (!comeFirst) {
    expect(board.oddsOf(HOME)).toEqual(plain);
    board.setTerms(terms, 'open', 3, MONEYLINE);
  }
  expect(board.newestChance(HOME)).toBeCloseTo(now, 4);
  expect(board.likeliest(HOME)).toBeCloseTo(Math.max(was, now), 4);
  const odds = board.oddsOf(HOME);
  return odds ? impliedChance(odds) : 0;
}

const losses = new Map([['away', 100_000n]]);
const shaded = {
  ...PLAIN_TERMS,
  isShaded: true,
  exposure: new Map([[MONEYLINE, { limit: 100_000n, winnings: losses, losses }]]),
};
const boost = withOrder(NO_ORDERS, 1n, { kind: 'price', ...HOME, odds: longestManual(0.02) });
const manual = { ...PLAIN_TERMS, orders: boost };

test.each(steps)(
  'a price that stands still from %d to %d is worse than fair by its own samples and by the newest, whatever exposure makes of it',
  (...step) => {
    for (const comeFirst of [true, false])
      expect(implied(step, shaded, comeFirst)).toBeGreaterThanOrEqual(1.005 * higher(step));
  },
);

test.each(steps)(
  'a price that stands still from %d to %d is worse than fair by its own samples and by the newest, whatever an operator makes of it',
  (...step) => {
    for (const comeFirst of [true, false])
      expect(implied(step, manual, comeFirst)).toBeGreaterThanOrEqual(1.01 * higher(step));
  },
);

test('a price that stands still keeps no old chance to push', () => {
  const { home, away } = testFixture('e');
  const board = new Board('e', football, { home, away });
  const over = { marketKey: 'total:game:51', selectionKey: 'over' };
  const reprice = (pushes: number) => {
    const half = (SAMPLES - pushes) / 2;
    const markets = [{ key: over.marketKey, main: true, wins: [half, half], pushes: [pushes, pushes] }];
    const none = new Map<string, never>();
    const result = { markets, samples: SAMPLES, asides: 0, columns: none, ownColumns: none };
    return board.reprice({ ...result, winChances: undefined, endChances: undefined }, 'open', 1);
  };
  reprice(SAMPLES / 32);
  expect(reprice(SAMPLES / 2)).toEqual([]);
  expect(board.pushChance(over)).toBe(0.5);
  expect(board.newestChance(over)).toBe(0.5);
});
