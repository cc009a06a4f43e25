import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlacedBet } from '../bets/bets.ts';
import { addGame, betOn } from '../bets/testing/test-games.ts';
import { createTestCashout, request, type TestCashout } from './testing/test-cashout.ts';

const SAMPLES = 8_192;
/** What 10/11 pays. */
const PRICE = 21 / 11;

let t: TestCashout;

beforeAll(async () => {
  t = await createTestCashout();
  await t.settlement.start();
});

afterAll(async () => {
  expect(await t.books()).toEqual([[], 0n]);
  await t.close();
});

interface Row {
  readonly offer: bigint;
  readonly kept: string | null;
  readonly priced: bigint | null;
  readonly basis: readonly {
    readonly legs: readonly string[];
    readonly chance: string;
    readonly samples: number;
    readonly sampled: string;
    readonly pushes: readonly { readonly pushed: readonly string[]; readonly sampled: string }[];
  }[];
}

async function recordOf({ id }: PlacedBet): Promise<Row> {
  const [row] = await t.database.query<Row>(
    'select offer, kept, priced, basis from cashout.cash_out where bet_id = $1',
    [id],
  );
  if (!row) throw new Error('There is no record.');
  return row;
}

/** A fraction as it is written. */
function read(fraction: string | null): number {
  const [numerator, denominator] = (fraction ?? '').split('/').map(Number);
  return (numerator ?? Number.NaN) / (denominator ?? Number.NaN);
}

/** A parlay of the home sides of as many events, or a single bet, $100 at 10/11 each, sold at four to one by now. */
async function longshots(count: number): Promise<[PlacedBet, readonly string[]]> {
  const events = Array.from({ length: count }, () => t.event());
  const homes = events.map(({ home }) => home);
  const type = count === 1 ? 'STRAIGHT' : 'PARLAY';
  const bet = await t.bet(homes[0] ?? '', { ...betOn(type, homes), stake: 10_000n }, 10_000n);
  for (const { eventId, home } of events) {
    t.trading.setSampleCount(eventId, SAMPLES);
    t.trading.setOdds(home, 4, 1);
  }
  return [bet, homes];
}

/** What is paid by a record for $100, worked out by hand: less what is kept, and no more than luck in all events leaves. */
function byHand({ basis, kept }: Row): bigint {
  let [worth, variance] = [10_000, 0];
  for (const { sampled, samples, pushes } of basis) {
    const pushed = pushes.reduce((sum, push) => sum + read(push.sampled), 0);
    const mean = read(sampled) * PRICE + pushed;
    worth *= mean;
    variance += ((read(sampled) * PRICE ** 2 + pushed) / mean ** 2 - 1) / samples;
  }
  return BigInt(Math.round(worth * Math.min(read(kept), 1 - 3 * Math.sqrt(variance))));
}

test.each([1, 2, 5])(
  'the offer for a bet on %d events is worked out again from its record',
  async (count) => {
    const [bet, homes] = await longshots(count);
    const offer = await t.offer(bet.id);
    await t.cashout.cashOut(bet.patronId, request(offer));
    const record = await recordOf(bet);
    expect(record).toMatchObject({ offer: offer.amount, priced: offer.amount, kept: '19/20' });
    expect(record.basis.flatMap(({ legs }) => legs)).toEqual(homes);
    expect(record.basis[0]).toMatchObject({ samples: SAMPLES, sampled: '1/5', pushes: [] });
    expect(byHand(record)).toBe(offer.amount);
    // Luck takes more than the margin: neither what it leaves of each chance nor the fair chances alone would tell.
    const product = (of: (one: Row['basis'][number]) => string) =>
      record.basis.reduce((worth, one) => worth * read(of(one)) * PRICE, 10_000 * 0.95);
    expect(Math.round(product(({ sampled }) => sampled))).toBeGreaterThan(Number(offer.amount));
    const byChances = Math.round(product(({ chance }) => chance));
    if (count === 1) expect(byChances).toBe(Number(offer.amount));
    else expect(byChances).toBeGreaterThan(Number(offer.amount));
  },
);

test('what pushes is on record with its own chance', async () => {
  const [bet, [first = '', second = '']] = await longshots(2);
  t.trading.setPushChance(second, 0.25);
  const offer = await t.offer(bet.id);
  await t.cashout.cashOut(bet.patronId, request(offer));
  const record = await recordOf(bet);
  expect(record.basis).toMatchObject([
    { legs: [first], pushes: [] },
    { legs: [second], sampled: '3/20', pushes: [{ pushed: [second], sampled: '1/4' }] },
  ]);
  expect(byHand(record)).toBe(offer.amount);
});

test('where an offer was held the record tells both it and what the board came to by then', async () => {
  const [bet, [home = '']] = await longshots(2);
  const offer = await t.offer(bet.id);
  t.trading.setOdds(home, 9, 1);
  await t.cashout.cashOut(bet.patronId, request(offer));
  const record = await recordOf(bet);
  expect(record.offer).toBe(offer.amount);
  expect(record.priced).toBeLessThan(offer.amount);
  expect(byHand(record)).toBe(record.priced);
});

test('legs that share an event are on record together, with the chance that they win together', async () => {
  const { eventId, home, over } = addGame(t);
  const winner = { marketKey: 'moneyline:game', selectionKey: 'home' };
  t.trading.setJoint(eventId, [winner, { marketKey: 'total:game:47.5', selectionKey: 'over' }], [5, 2]);
  const change = { stake: 10_000n, totalOdds: { numerator: 5n, denominator: 2n } };
  const bet = await t.bet(home, { ...betOn('PARLAY', [home, over]), ...change }, 10_000n);
  await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id)));
  const { basis, priced } = await recordOf(bet);
  expect(basis).toMatchObject([{ legs: [home, over] }]);
  const worth = 10_000 * read(basis[0]?.sampled ?? null) * (7 / 2);
  expect(priced).toBe(BigInt(Math.round(worth * 0.95)));
});
