import { rational } from '@fairline/money/rational.ts';
import { Random } from '@fairline/sports/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlacedBet } from '../bets/bets.ts';
import { betOn } from '../bets/testing/test-games.ts';
import { offerFor } from './offer.ts';
import { createTestCashout, type TestCashout } from './testing/test-cashout.ts';

const SAMPLES = 8_192;
const terms = { margin: rational(1n, 20n), minimum: 0n };
/** So much that cents do not matter. */
const STAKE = 1_000_000_000_000n;
/** What 10/11 pays. */
const PRICE = 21 / 11;

let t: TestCashout;

beforeAll(async () => {
  t = await createTestCashout();
});

afterAll(() => t.close());

/** A bet on the home side of as many events. */
async function betOnEvents(count: number, roundRobinSize?: number): Promise<[PlacedBet, readonly string[]]> {
  const events = Array.from({ length: count }, () => t.event());
  for (const { eventId } of events) t.trading.setSampleCount(eventId, SAMPLES);
  const homes = events.map(({ home }) => home);
  const type = roundRobinSize === undefined ? 'PARLAY' : 'ROUND_ROBIN';
  const bet = await t.bet(homes[0] ?? '', { ...betOn(type, homes, { roundRobinSize }), stake: 10n }, 10_000n);
  return [{ ...bet, lineStake: STAKE }, homes];
}

function offered(bet: PlacedBet): number {
  const offer = offerFor(bet, t.trading, terms);
  if (offer.kind !== 'offered') throw new Error(`Nothing is offered: ${offer.reason}`);
  return Number(offer.amount) / Number(STAKE);
}

/** What samples say of a chance. */
function drawn(chance: number, random: Random): number {
  let wins = 0;
  for (let i = 0; i < SAMPLES; i++) if (random.next() < chance * 2 ** 32) wins += 1;
  return wins / SAMPLES;
}

test.each([
  { legs: 2, chance: 0.3 },
  { legs: 5, chance: 0.1 },
  { legs: 10, chance: 0.3 },
  { legs: 10, chance: 0.5 },
  { legs: 6, chance: 0.2, size: 2 },
  { legs: 9, chance: 0.3, size: 7 },
])(
  'who waits for luck in the samples of $legs events of a chance of $chance is never offered more than it is worth',
  async ({ legs, chance, size }) => {
    const [bet, homes] = await betOnEvents(legs, size);
    const all = factorial(legs) / factorial(legs - (size ?? legs)) / factorial(size ?? legs);
    const fair = all * (chance * PRICE) ** (size ?? legs);
    const random = new Random(legs, Math.round(chance * 100));
    const looks = Array.from({ length: 120 }, () => {
      for (const home of homes) t.trading.setNewestChance(home, drawn(chance, random));
      return offered(bet) / fair;
    });
    expect(Math.max(...looks)).toBeLessThanOrEqual(1);
    // Most of it is offered all the same.
    expect(Math.max(...looks)).toBeGreaterThan(0.9);
  },
);

test('of a parlay no more is paid than luck of three standard deviations leaves of the product, and 95 % of what many samples tell', async () => {
  const [bet, homes] = await betOnEvents(3);
  const offerAt = (...chances: readonly number[]) => {
    for (const [at, chance] of chances.entries()) t.trading.setNewestChance(homes[at] ?? '', chance);
    return offered(bet);
  };
  const low = 1 - 3 * Math.sqrt((0.7 / 0.3 + 0.8 / 0.2 + 0.9 / 0.1) / SAMPLES);
  expect(offerAt(0.3, 0.2, 0.1)).toBeCloseTo(low * 0.3 * 0.2 * 0.1 * PRICE ** 3, 7);
  for (const home of homes) t.trading.setSampleCount(home.split('~')[0] ?? '', 2 * SAMPLES);
  expect(offerAt(0.52, 0.52, 0.52)).toBeCloseTo(0.95 * (0.52 * PRICE) ** 3, 7);
});

test('an event that may push as well adds to the luck of a parlay what its ways do together', async () => {
  const [bet, homes] = await betOnEvents(2);
  const [first = '', second = ''] = homes;
  t.trading.setNewestChance(first, 0.04);
  t.trading.setNewestChance(second, 0.1);
  t.trading.setPushChance(second, 0.5);
  const mean = 0.05 * PRICE + 0.5;
  const variances = [0.96 / 0.04, (0.05 * PRICE ** 2 + 0.5) / mean ** 2 - 1];
  const low = 1 - 3 * Math.sqrt(variances.reduce((sum, one) => sum + one) / SAMPLES);
  expect(offered(bet)).toBeCloseTo(low * 0.04 * PRICE * mean, 7);
});

test('a round robin of which little is in one longshot is not cut for all of it', async () => {
  const [bet, [longshot = '', ...homes]] = await betOnEvents(5, 2);
  t.trading.setNewestChance(longshot, 0.02);
  for (const home of homes) t.trading.setNewestChance(home, 0.5);
  const [rare, even] = [0.02 * PRICE, 0.5 * PRICE];
  expect(offered(bet)).toBeCloseTo(0.95 * (6 * even ** 2 + 4 * rare * even), 6);
});

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
