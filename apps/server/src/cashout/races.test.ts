import { rational } from '@fairline/money/rational.ts';
import { settleAfterCashOuts } from '@fairline/wagering/cash-out.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { wageringBet } from '../bets/bets.ts';
import { origin, straight } from '../bets/testing/test-bets.ts';
import { Settlement } from '../settlement/settlement.ts';
import { testWallet } from '../wallet/testing/test-wallet.ts';
import { type BetOffer, Cashout } from './cashout.ts';
import { createTestCashout, request, type TestCashout } from './testing/test-cashout.ts';

let t: TestCashout;
const MONEYLINE = 'moneyline:game';

beforeAll(async () => {
  t = await createTestCashout();
  await t.settlement.start();
});

afterEach(async () => {
  expect(await t.books()).toEqual([[], 0n]);
});

afterAll(() => t.close());

test('of several cash outs of one bet that race, one is paid', async () => {
  for (let round = 0; round < 10; round += 1) {
    const bet = await t.bet(t.event().home);
    const offer = await t.offer(bet.id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? t.cashout : t.other).cashOut(bet.patronId, request(offer)),
      ),
    );
    expect(answers.filter(({ kind }) => kind === 'cashed-out')).toHaveLength(1);
    expect(await t.cashOf(bet.patronId)).toBe(2_375n);
  }
});

test('a request that comes again while the first one is granted is told what was granted, not that the bet is closed', async () => {
  const bet = await t.bet(t.event().home);
  const asked = request(await t.offer(bet.id));
  const { wallet } = t;
  const late = await Cashout.open({
    ...t,
    wallet: {
      lanes: wallet.lanes,
      balances: (patronId) => wallet.balances(patronId),
      // Between its look for an earlier one and its look at the bet the other is granted.
      find: async (command) => {
        const earlier = await wallet.find(command);
        await t.other.cashOut(bet.patronId, asked);
        return earlier;
      },
    },
  });
  expect(await late.cashOut(bet.patronId, asked)).toMatchObject({ kind: 'cashed-out', paid: 2_375n });
  expect(await t.cashOf(bet.patronId)).toBe(2_375n);
});

test('what could not be confirmed says so, even when the books cannot be read, and is told once it is asked again', async () => {
  const bet = await t.bet(t.event().home);
  const asked = request(await t.offer(bet.id));
  let looks = 0;
  const cutOff = await Cashout.open({
    ...t,
    wallet: {
      lanes: { register: () => ({ submit: async () => ({ kind: 'unavailable' }) }) },
      balances: (patronId) => t.wallet.balances(patronId),
      find: async (command) => {
        looks += 1;
        if (looks > 1) throw new Error('The database is out of reach.');
        return t.wallet.find(command);
      },
    },
  });
  expect(await cutOff.cashOut(bet.patronId, asked)).toMatchObject({ kind: 'refused', code: 'UNAVAILABLE' });
  expect(await t.cashout.cashOut(bet.patronId, asked)).toMatchObject({ kind: 'cashed-out', paid: 2_375n });
});

test('of the cash outs of a patron that are under way the first is named until it has ended, then the next, and who watches is told [BET-017]', async () => {
  const { id: first, patronId } = await t.bet(t.event().home, {}, 5_000n);
  const { placed } = await t.bets.place(patronId, [straight(t.event().home)], origin);
  const second = placed[0]?.bet.id ?? '';
  const answers: (() => void)[] = [];
  const held = await Cashout.open({
    ...t,
    paceMs: 1,
    wallet: {
      lanes: {
        register: () => ({
          submit: () => new Promise((resolve) => answers.push(() => resolve({ kind: 'unavailable' }))),
        }),
      },
      balances: (patron) => t.wallet.balances(patron),
      find: (command) => t.wallet.find(command),
    },
  });
  const offers = held.watch(patronId);
  const told = async () => {
    await offers.next();
    return held.processing(patronId);
  };
  const begin = async (betId: string) => {
    const cashOut = held.cashOut(patronId, request(await t.offer(betId)));
    const under = answers.length + 1;
    await vi.waitFor(() => expect(answers).toHaveLength(under));
    return { end: answers.at(-1), cashOut };
  };
  expect(await told()).toBeUndefined();
  const one = await begin(first);
  expect(await told()).toBe(first);
  const other = await begin(second);
  expect(await told()).toBe(first);
  one.end?.();
  await one.cashOut;
  expect(await told()).toBe(second);
  other.end?.();
  await other.cashOut;
  expect(await told()).toBeUndefined();
  await offers.return?.();
});

test('whatever is cashed out in whatever order, what is paid is what the arithmetic of the bet says', async () => {
  const property = fc.asyncProperty(
    fc.array(
      fc.record({ share: fc.integer({ min: 1, max: 10_000 }), price: fc.integer({ min: 1, max: 40 }) }),
      {
        maxLength: 4,
      },
    ),
    fc.constantFrom('win' as const, 'loss' as const, 'push' as const),
    fc.bigInt({ min: 100n, max: 5_000n }),
    async (steps, outcome, stake) => {
      const { eventId, home } = t.event();
      const bet = await t.bet(home, { stake }, stake);
      const taken: { share: ReturnType<typeof rational>; offer: bigint }[] = [];
      for (const { share, price } of steps) {
        if ((await t.stateOf(bet.id)) !== 'OPEN') break;
        t.trading.setOdds(home, price, 10);
        const [offer] = await t.cashout.offers(bet.patronId);
        if (offer?.kind !== 'offered') continue;
        const answers = await Promise.all(
          [t.cashout, t.other].map((at) => at.cashOut(bet.patronId, request(offer, { share }))),
        );
        const paid = answers.filter(({ kind }) => kind === 'cashed-out');
        expect(paid.length).toBeLessThanOrEqual(1);
        if (paid.length > 0) taken.push({ share: rational(BigInt(share), 10_000n), offer: offer.amount });
      }
      t.trading.decide(eventId, MONEYLINE, { home: outcome, away: 'loss' });
      await t.settlement.idle();
      const legs = bet.legs.map((leg) => ({ ...leg, outcome }));
      const expected = settleAfterCashOuts(wageringBet({ ...bet, legs }), taken);
      const settled = expected.settlement.kind === 'settled' ? expected.settlement.returned : 0n;
      expect(await t.cashOf(bet.patronId)).toBe(expected.paid + settled);
      expect(await t.faults()).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 15 });
});

test('a cash out and the settlement of its bet race: the patron is paid once, and the books agree', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { eventId, home } = t.event();
    const bet = await t.bet(home);
    const offer = await t.offer(bet.id);
    const cashing = t.cashout.cashOut(bet.patronId, request(offer, { share: round % 2 ? 5_000 : 10_000 }));
    if (round % 3 > 0) await new Promise((resolve) => setTimeout(resolve, round % 3));
    t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
    await t.settlement.idle();
    const answer = await cashing;
    // What a settlement gave up because of the cash out, its next sweep takes up.
    t.trading.finish(eventId);
    await t.settlement.idle();
    const part = round % 2 ? 1_187n + 2_386n : 2_375n;
    expect(await t.cashOf(bet.patronId)).toBe(answer.kind === 'cashed-out' ? part : 4_773n);
    expect(await t.faults()).toEqual([]);
  }
});

test('a settlement decided before a cash out pays nothing for what was closed: it is decided again at once', async () => {
  for (const [share, paid, rest] of [
    [4_000, 950n, 2_864n],
    [10_000, 2_375n, 0n],
  ] as const) {
    const { eventId, home } = t.event();
    const bet = await t.bet(home, {}, 5_000n);
    // Another open stake: the money alone would let the settlement close more than is left.
    await t.bets.place(bet.patronId, [straight(t.event().home)], origin);
    const offer = await t.offer(bet.id);
    const complaints = await settleStale(eventId, async () => {
      const answer = await t.cashout.cashOut(bet.patronId, request(offer, { share }));
      expect(answer).toMatchObject({ kind: 'cashed-out', paid });
    });
    expect(complaints).toBe(0);
    expect(await t.cashOf(bet.patronId)).toBe(paid + rest);
    expect(await t.faults()).toEqual([]);
    t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
    await t.settlement.idle();
    expect(await t.cashOf(bet.patronId)).toBe(paid + rest);
  }
});

/** Another process settles the event's bets as won; something happens after it read them. Answers how often it complained. */
async function settleStale(eventId: string, meanwhile: () => Promise<void>): Promise<number> {
  const complaints: unknown[] = [];
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const { bets, bus } = t;
  const settlement = new Settlement({
    wallet,
    bus,
    logger: { warn: () => {}, error: (complaint: unknown) => complaints.push(complaint) },
    trading: {
      book: (id) => t.trading.book(id),
      corrections: () => t.trading.corrections(),
      closeCorrection: (correction) => t.trading.closeCorrection(correction),
      priceErrors: () => [],
      recall: async () => true,
      grade: (id) => (id === eventId ? { outcome: 'win', text: 'home: win', feedSequence: 1 } : undefined),
    },
    bets: {
      openEvents: () => bets.openEvents(),
      openSelections: (id) => bets.openSelections(id),
      decided: (...page) => bets.decided(...page),
      ripe: (...page) => bets.ripe(...page),
      recordLegs: (...legs) => bets.recordLegs(...legs),
      closed: (closed) => bets.closed(closed),
      find: (betId) => bets.find(betId),
      undecided: async (...page) => {
        const read = await bets.undecided(...page);
        if (read.bets.length > 0) await meanwhile();
        return read;
      },
    },
  });
  await settlement.start();
  await settlement.stop();
  await wallet.close();
  return complaints.length;
}

test('a patron is told of offers as they change', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const stream = t.cashout.watch(bet.patronId);
  const next = async () => {
    const { value } = await stream.next();
    const offers: readonly BetOffer[] = value ?? [];
    return offers.map((offer) => (offer.kind === 'offered' ? offer.amount : offer.reason));
  };
  expect(await next()).toEqual([2_375n]);
  t.trading.setOdds(home, 1, 4);
  expect(await next()).toEqual([3_627n]);
  t.trading.setStatus(eventId, 'suspended');
  expect(await next()).toEqual(['SUSPENDED']);
  t.trading.setStatus(eventId, 'open');
  expect(await next()).toEqual([3_627n]);
  await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id)));
  expect(await next()).toEqual([]);
  const ended = stream.next();
  await stream.return?.();
  expect((await ended).done).toBe(true);
});

test('a cash out is on record for good, with what it was worked out from', async () => {
  const { home } = t.event();
  const bet = await t.bet(home);
  await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id), { share: 5_000 }));
  const rows = await t.database.query('select * from cashout.cash_out where bet_id = $1', [bet.id]);
  expect(rows).toMatchObject([
    { share: 5_000, offer: 2_375n, paid: 1_187n, closed_stake: 1_250n, basis: [{ sequence: 1 }] },
  ]);
  await expect(t.database.query('delete from cashout.cash_out')).rejects.toThrow('append-only');
});
