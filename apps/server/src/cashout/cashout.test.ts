import { rational } from '@fairline/money/rational.ts';
import { settleAfterCashOuts } from '@fairline/wagering/cash-out.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type PlacedBet, wageringBet } from '../bets/bets.ts';
import { origin, straight } from '../bets/testing/test-bets.ts';
import { newId } from '../platform/ids.ts';
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
  await t.settlement.idle();
  expect(await t.faults()).toEqual([]);
  expect((await t.wallet.check()).sum).toBe(0n);
});

afterAll(() => t.close());

async function cashOf(patronId: string) {
  return (await t.wallet.balances(patronId))?.withdrawableBalance.amount;
}

async function stateOf(betId: string) {
  return (await t.bets.find(betId))?.state.status;
}

test('an offer follows the odds, less the margin of the house', async () => {
  const { home } = t.event();
  const bet = await t.bet(home);
  // $25 to return $47.73 (exactly 525/11) at a chance of 11/21: fair is the stake, 95 % of it is offered.
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
  t.trading.setOdds(home, 1, 4);
  expect((await t.offer(bet.id)).amount).toBe(3_627n);
  t.trading.setOdds(home, 9, 1);
  expect((await t.offer(bet.id)).amount).toBe(453n);
});

test('a bet is cashed out whole, once, and nothing is left of it [BET-017]', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const asked = request(await t.offer(bet.id));
  const answers = await Promise.all(
    [t.cashout, t.other, t.cashout].map((at) => at.cashOut(bet.patronId, asked)),
  );
  expect(answers).toMatchObject([1, 2, 3].map(() => ({ kind: 'cashed-out', paid: 2_375n })));
  expect(await cashOf(bet.patronId)).toBe(2_375n);
  expect(await t.bets.find(bet.id)).toMatchObject({ state: { status: 'CASHED_OUT' }, cashedOut: 2_375n });
  expect(await t.cashout.offers(bet.patronId)).toEqual([]);
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  expect(await cashOf(bet.patronId)).toBe(2_375n);
  expect(await t.bets.find(bet.id)).toMatchObject({
    state: { status: 'CASHED_OUT' },
    legs: [{ outcome: 'WIN' }],
  });
  const { bets } = await t.bets.history(bet.patronId, { filter: 'CASHED_OUT' });
  expect(bets.map(({ id }) => id)).toEqual([bet.id]);
  expect(await t.bets.totals(bet.patronId)).toMatchObject({
    openCount: 0,
    settledCount: 1,
    settledReturn: { amount: 2_375n },
  });
});

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
    expect(await cashOf(bet.patronId)).toBe(2_375n);
  }
});

test('a share is closed, and settlement pays for the rest', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const first = await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id), { share: 4_000 }));
  expect(first).toMatchObject({ kind: 'cashed-out', paid: 950n, bet: { closedLineStake: 1_000n } });
  expect(await stateOf(bet.id)).toBe('OPEN');
  expect((await t.offer(bet.id)).amount).toBe(1_425n);
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  // $15 at 10/11 return $28.64.
  expect(await cashOf(bet.patronId)).toBe(950n + 2_864n);
  expect(await t.bets.find(bet.id)).toMatchObject({ state: { status: 'SETTLED', payout: 2_864n } });
});

test('an offered price is held for a while; then only what the patron accepts is paid', async () => {
  const { home } = t.event();
  const bet = await t.bet(home);
  const offer = await t.offer(bet.id);
  t.trading.setOdds(home, 1, 1);
  t.clock.advance(5_001);
  const late = await t.cashout.cashOut(bet.patronId, request(offer));
  expect(late).toMatchObject({
    kind: 'refused',
    code: 'OFFER_CHANGED',
    offer: { kind: 'offered', amount: 2_267n },
  });
  expect(await t.cashout.cashOut(bet.patronId, request(offer, { tolerance: 454 }))).toMatchObject({
    code: 'OFFER_CHANGED',
  });
  expect(await t.cashout.cashOut(bet.patronId, request(offer, { tolerance: 455 }))).toMatchObject({
    kind: 'cashed-out',
    paid: 2_267n,
  });
  const other = await t.bet(t.event().home);
  const held = await t.offer(other.id);
  t.trading.setOdds(`${other.legs[0]?.eventId}~${MONEYLINE}~home`, 9, 1);
  t.clock.advance(5_000);
  expect(await t.cashout.cashOut(other.patronId, request(held))).toMatchObject({ paid: 2_375n });
});

test('suspension wins: nothing is paid on a price that is held', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const offer = await t.offer(bet.id);
  t.trading.setStatus(eventId, 'suspended');
  expect(await t.cashout.cashOut(bet.patronId, request(offer))).toMatchObject({
    kind: 'refused',
    code: 'OFF',
    message: 'A selection is suspended. Cash out comes back when it reopens.',
    offer: { kind: 'off', reason: 'SUSPENDED' },
  });
  t.trading.setStatus(eventId, 'open');
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const late = await Cashout.open({
    ...t,
    wallet: {
      find: (command) => wallet.find(command),
      balances: (patronId) => wallet.balances(patronId),
      lanes: {
        register: (statement) => {
          const sender = wallet.lanes.register(statement);
          return {
            submit: (patronId, row) => {
              const answer = sender.submit(patronId, row);
              t.trading.setStatus(eventId, 'suspended');
              return answer;
            },
          };
        },
      },
    },
  });
  expect(await late.cashOut(bet.patronId, request(offer))).toMatchObject({ kind: 'refused', code: 'OFF' });
  await wallet.close();
  expect(await cashOf(bet.patronId)).toBe(0n);
});

test('a bet is told why it cannot be cashed out', async () => {
  const reasonOf = async (bet: PlacedBet) => {
    const found = await t.bets.find(bet.id);
    const offer = found && t.cashout.offerFor(found);
    return offer?.kind === 'off' ? offer.reason : 'offered';
  };
  const { eventId, home } = t.event();
  const plain = await t.bet(home);
  t.trading.setOdds(home, 400, 1);
  expect(await reasonOf(plain)).toBe('offered');
  t.trading.setOdds(home, 500, 1);
  expect(await reasonOf(plain)).toBe('TOO_LITTLE_VALUE');
  t.trading.removeMarket(eventId, MONEYLINE);
  expect(await reasonOf(plain)).toBe('SUSPENDED');
  t.trading.decide(eventId, MONEYLINE, { home: 'loss', away: 'win' });
  expect(await reasonOf(plain)).toBe('SETTLING');
  await t.settlement.idle();
  expect(await reasonOf(plain)).toBe('BET_CLOSED');
  const game = t.event();
  const rewarded = await t.bet(game.home, {}, 5_000n);
  const { patronId } = rewarded;
  expect(await reasonOf({ ...rewarded })).toBe('offered');
  const free = { ...rewarded, amountSource: 'FREE_BET' } as const;
  const offer = t.cashout.offerFor(free);
  expect(offer.kind === 'off' && offer.reason).toBe('BONUS_STAKE');
  const boost = { id: newId(), rate: rational(1n, 2n) };
  const boosted = t.cashout.offerFor({ ...rewarded, patronId, terms: { ...rewarded.terms, boost } });
  expect(boosted.kind === 'off' && boosted.reason).toBe('PROFIT_BOOST');
});

test('only its owner cashes a bet out, with an offer of this house for this bet', async () => {
  const bet = await t.bet(t.event().home);
  const other = await t.bet(t.event().home);
  const offer = await t.offer(bet.id);
  const theirs = await t.offer(other.id);
  const ask = async (patronId: string, change: Parameters<typeof request>[1]) => {
    const answer = await t.cashout.cashOut(patronId, request(offer, change));
    return answer.kind === 'refused' ? answer.code : answer.kind;
  };
  expect(await ask(other.patronId, {})).toBe('BET_UNKNOWN');
  expect(await ask(bet.patronId, { betId: newId() })).toBe('BET_UNKNOWN');
  expect(await ask(bet.patronId, { betId: 'nothing' })).toBe('BET_UNKNOWN');
  for (const offerId of [theirs.offerId, '', 'x.y', offer.offerId.slice(0, -2), `A${offer.offerId}`]) {
    expect(await ask(bet.patronId, { offerId })).toBe('OFFER_INVALID');
  }
  for (const share of [0, -1, 10_001, 0.5, Number.NaN]) {
    expect(await ask(bet.patronId, { share })).toBe('INPUT_INVALID');
  }
  expect(await ask(bet.patronId, { tolerance: 10_001 })).toBe('INPUT_INVALID');
  expect(await ask(bet.patronId, { idempotencyKey: '' })).toBe('INPUT_INVALID');
  const idempotencyKey = newId();
  expect(await ask(bet.patronId, { idempotencyKey, share: 5_000 })).toBe('cashed-out');
  expect(await ask(bet.patronId, { idempotencyKey, share: 6_000 })).toBe('KEY_USED');
  expect(await ask(bet.patronId, {})).toBe('OFFER_CHANGED');
});

test('a part that rounding would make nothing or everything is refused', async () => {
  const bet = await t.bet(t.event().home, { stake: 100n });
  const offer = await t.offer(bet.id);
  expect(await t.cashout.cashOut(bet.patronId, request(offer, { share: 1 }))).toMatchObject({
    code: 'SHARE_TOO_SMALL',
  });
  expect(await t.cashout.cashOut(bet.patronId, request(offer, { share: 9_999 }))).toMatchObject({
    code: 'SHARE_TOO_SMALL',
  });
});

test('a parlay is worth what is left of it', async () => {
  const [first, second] = [t.event(), t.event()];
  const odds = { numerator: 10n, denominator: 11n };
  const bet = await t.bet(first.home, {
    type: 'PARLAY',
    legs: [first.home, second.home].map((selectionId) => ({ selectionId, odds })),
  });
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
  t.trading.decide(first.eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  // The first leg is won: twenty-one elevenths of the stake ride on the second.
  expect((await t.offer(bet.id)).amount).toBe(4_534n);
  t.trading.decide(second.eventId, MONEYLINE, { home: 'void', away: 'void' });
  await t.settlement.idle();
  expect(await cashOf(bet.patronId)).toBe(4_773n);
});

test('legs of one game are worth their joint chance, not the product of their own', async () => {
  const { eventId } = t.event();
  const markets = ['total:q1:9.5', 'total:q2:9.5'];
  const book = t.trading.book(eventId);
  const selections = [{ key: 'over', odds: [1, 1] }] as const;
  if (book)
    t.trading.add(
      book.event,
      markets.map((key) => ({ key, selections })),
    );
  const legs = markets.map((marketKey) => ({ marketKey, selectionKey: 'over' }));
  t.trading.setJoint(eventId, legs, [3, 2]);
  const bet = await t.bet(`${eventId}~${markets[0]}~over`, {
    type: 'PARLAY',
    legs: markets.map((key) => ({
      selectionId: `${eventId}~${key}~over`,
      odds: { numerator: 1n, denominator: 1n },
    })),
    totalOdds: { numerator: 3n, denominator: 2n },
  });
  expect(bet.type).toBe('PARLAY_PLUS');
  // $25 to return $62.50 at a joint chance of 2/5.
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
  t.trading.setJoint(eventId, legs, [1, 1]);
  expect((await t.offer(bet.id)).amount).toBe(2_969n);
  t.trading.decide(eventId, markets[0] ?? '', { over: 'win' });
  expect((await t.offer(bet.id)).amount).toBe(2_969n);
});

test('a round robin is worth its parlays, of which a lost one is nothing', async () => {
  const events = [t.event(), t.event(), t.event()];
  const odds = { numerator: 10n, denominator: 11n };
  const [first] = events;
  const bet = await t.bet(
    first?.home ?? '',
    {
      type: 'ROUND_ROBIN',
      roundRobinSize: 2,
      stake: 1_000n,
      legs: events.map(({ home }) => ({ selectionId: home, odds })),
    },
    3_000n,
  );
  expect((await t.offer(bet.id)).amount).toBe(2_850n);
  const half = await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id), { share: 5_000 }));
  expect(half).toMatchObject({ paid: 1_425n, bet: { closedLineStake: 500n } });
  t.trading.decide(first?.eventId ?? '', MONEYLINE, { home: 'loss', away: 'win' });
  await t.settlement.idle();
  expect((await t.offer(bet.id)).amount).toBe(475n);
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
        if ((await stateOf(bet.id)) !== 'OPEN') break;
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
      expect(await cashOf(bet.patronId)).toBe(expected.paid + settled);
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
    const part = round % 2 ? 1_188n + 2_386n : 2_375n;
    expect(await cashOf(bet.patronId)).toBe(answer.kind === 'cashed-out' ? part : 4_773n);
    expect(await t.faults()).toEqual([]);
  }
});

test('a settlement decided before a cash out pays nothing for what was closed: it is decided again', async () => {
  for (const [share, paid, rest] of [
    [4_000, 950n, 2_864n],
    [10_000, 2_375n, 0n],
  ] as const) {
    const { eventId, home } = t.event();
    const bet = await t.bet(home, {}, 5_000n);
    // Another open stake: the money alone would let the settlement close more than is left.
    await t.bets.place(bet.patronId, [straight(t.event().home)], origin);
    const offer = await t.offer(bet.id);
    const settled = await settleStale(eventId, async () => {
      const answer = await t.cashout.cashOut(bet.patronId, request(offer, { share }));
      expect(answer).toMatchObject({ kind: 'cashed-out', paid });
    });
    expect(settled).toBe(1);
    expect(await cashOf(bet.patronId)).toBe(paid);
    expect(await t.faults()).toEqual([]);
    t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
    await t.settlement.idle();
    expect(await cashOf(bet.patronId)).toBe(paid + rest);
  }
});

/** Another process settles the event's bets as won; something happens after it read them. Answers how often it failed. */
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
      recall: async () => true,
      grade: (id) => (id === eventId ? { outcome: 'win', text: 'home: win', feedSequence: 1 } : undefined),
    },
    bets: {
      openSelections: (id) => bets.openSelections(id),
      decided: (...page) => bets.decided(...page),
      ripe: (...page) => bets.ripe(...page),
      recordLegs: (...legs) => bets.recordLegs(...legs),
      closed: (closed) => bets.closed(closed),
      undecided: async (...page) => {
        const read = await bets.undecided(...page);
        if (read.length > 0) await meanwhile();
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
    { share: 5_000, offer: 2_375n, paid: 1_188n, closed_stake: 1_250n, basis: [{ sequence: 1 }] },
  ]);
  await expect(t.database.query('delete from cashout.cash_out')).rejects.toThrow('append-only');
});
