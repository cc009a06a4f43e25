import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PlacedBet } from '../bets/bets.ts';
import { newId } from '../platform/ids.ts';
import { testWallet } from '../wallet/testing/test-wallet.ts';
import { Cashout } from './cashout.ts';
import { createTestCashout, request, type TestCashout } from './testing/test-cashout.ts';

let t: TestCashout;
const MONEYLINE = 'moneyline:game';
const LEAST = 10n;

beforeAll(async () => {
  t = await createTestCashout();
  await t.settlement.start();
});

afterEach(async () => {
  expect(await t.books()).toEqual([[], 0n]);
});

afterAll(() => t.close());

/** A bet on so many events, each line of it on two of them; a straight one on one event. */
async function betOn(events: number, stake: bigint) {
  const homes = Array.from({ length: events }, () => t.event());
  const odds = { numerator: 10n, denominator: 11n };
  const legs = homes.map(({ home }) => ({ selectionId: home, odds }));
  const first = legs[0]?.selectionId ?? '';
  const bet =
    events === 1
      ? await t.bet(first, { stake }, stake)
      : await t.bet(first, { type: 'ROUND_ROBIN', roundRobinSize: 2, stake, legs }, 100n * stake);
  return { bet, homes };
}

const openLine = ({ lineStake, closedLineStake }: PlacedBet) => lineStake - closedLineStake;

/** The largest share that closes one cent of each line. */
const oneCent = (open: bigint) => Number((15_000n + open - 1n) / open) - 1;

test.each([1, 10])(
  'cents of stake closed one by one pay no more than all at once: %d events',
  async (events) => {
    const { bet, homes } = await betOn(events, 20n);
    // Worth more than was staked, so that every cent of it is worth one.
    for (const { home } of homes) t.trading.setOdds(home, 1, 2);
    const whole = (await t.offer(bet.id)).amount;
    let paid = 0n;
    for (let open = 20n; open > LEAST; open -= 1n) {
      const answer = await t.cashout.cashOut(
        bet.patronId,
        request(await t.offer(bet.id), { share: oneCent(open) }),
      );
      if (answer.kind !== 'cashed-out') throw new Error(answer.code);
      expect(openLine(answer.bet)).toBe(open - 1n);
      paid += answer.paid;
    }
    const tooMuch = request(await t.offer(bet.id), { share: oneCent(LEAST) });
    expect(await t.cashout.cashOut(bet.patronId, tooMuch)).toMatchObject({ code: 'REST_TOO_SMALL' });
    const rest = await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id)));
    paid += rest.kind === 'cashed-out' ? rest.paid : 0n;
    expect(paid).toBeLessThanOrEqual(whole);
    expect(await t.stateOf(bet.id)).toBe('CASHED_OUT');
  },
);

test('whatever parts are taken at whatever prices, all of them pay at most the greatest offer for the whole bet', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(1, 3, 5),
    fc.bigInt({ min: 10n, max: 120n }),
    fc.array(
      fc.record({
        share: fc.option(fc.integer({ min: 1, max: 10_000 })),
        price: fc.integer({ min: 4, max: 20 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    async (events, stake, steps) => {
      const { bet, homes } = await betOn(events, stake);
      const first = homes[0]?.home ?? '';
      let greatest = 0n;
      let paid = 0n;
      for (const { share, price } of steps) {
        t.trading.setOdds(first, price, 10);
        const whole = t.cashout.offerFor(bet);
        if (whole.kind === 'offered' && whole.amount > greatest) greatest = whole.amount;
        const [offer] = await t.cashout.offers(bet.patronId);
        if (offer?.kind !== 'offered') continue;
        const answer = await t.cashout.cashOut(
          bet.patronId,
          request(offer, { share: share ?? oneCent(openLine(offer.bet)) }),
        );
        if (answer.kind === 'refused') {
          expect(['SHARE_TOO_SMALL', 'REST_TOO_SMALL']).toContain(answer.code);
          continue;
        }
        paid += answer.paid;
        const left = openLine(answer.bet);
        expect(left === 0n || left >= LEAST).toBe(true);
      }
      expect(paid).toBeLessThanOrEqual(greatest);
      expect(await t.cashOf(bet.patronId)).toBe(paid + (events === 1 ? 0n : 100n * stake - bet.stake));
      expect(await t.faults()).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 20 });
});

test('a bet that has less open than a part may leave is closed whole or settled', async () => {
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const before = await Cashout.open({ ...t, wallet, leastLineStake: 1n });
  const { bet, homes } = await betOn(5, 20n);
  const other = await betOn(5, 20n);
  for (const { id, patronId } of [bet, other.bet]) {
    const part = await before.cashOut(patronId, request(await t.offer(id), { share: 9_500 }));
    expect(part).toMatchObject({ kind: 'cashed-out', bet: { closedLineStake: 19n } });
    const half = request(await t.offer(id), { share: 5_000 });
    expect(await t.cashout.cashOut(patronId, half)).toMatchObject({ kind: 'refused' });
  }
  await wallet.close();
  const rest = await t.cashout.cashOut(other.bet.patronId, request(await t.offer(other.bet.id)));
  expect(rest).toMatchObject({ kind: 'cashed-out', bet: { state: { status: 'CASHED_OUT' } } });
  for (const { eventId } of homes) t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  // Ten lines of one cent at 3.64 each, rounded half-up as lines are.
  expect(await t.bets.find(bet.id)).toMatchObject({ state: { status: 'SETTLED', payout: 40n } });
});

test('a part that is asked for again under its key is told what it paid, whatever was closed since', async () => {
  const { bet } = await betOn(1, 100n);
  const asked = request(await t.offer(bet.id), { share: 3_000, idempotencyKey: newId() });
  const first = await t.cashout.cashOut(bet.patronId, asked);
  expect(first).toMatchObject({ kind: 'cashed-out', paid: 28n });
  await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id), { share: 5_000 }));
  const cash = await t.cashOf(bet.patronId);
  expect(await t.other.cashOut(bet.patronId, asked)).toMatchObject({ kind: 'cashed-out', paid: 28n });
  expect(await t.cashOf(bet.patronId)).toBe(cash);
});
