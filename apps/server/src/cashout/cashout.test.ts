import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { testWallet } from '../wallet/testing/test-wallet.ts';
import { Cashout } from './cashout.ts';
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

test('a bet is cashed out whole, once, and nothing is left of it [BET-017]', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const asked = request(await t.offer(bet.id));
  const answers = await Promise.all(
    [t.cashout, t.other, t.cashout].map((at) => at.cashOut(bet.patronId, asked)),
  );
  expect(answers).toMatchObject([1, 2, 3].map(() => ({ kind: 'cashed-out', paid: 2_375n })));
  expect(await t.cashOf(bet.patronId)).toBe(2_375n);
  expect(await t.bets.find(bet.id)).toMatchObject({ state: { status: 'CASHED_OUT' }, cashedOut: 2_375n });
  expect(await t.cashout.offers(bet.patronId)).toEqual([]);
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  expect(await t.cashOf(bet.patronId)).toBe(2_375n);
  expect(await t.bets.find(bet.id)).toMatchObject({
    state: { status: 'CASHED_OUT' },
    legs: [{ outcome: 'WIN' }],
  });
  const { bets } = await t.bets.history(bet.patronId, { filter: 'CASHED_OUT' });
  expect(bets.map(({ id }) => id)).toEqual([bet.id]);
  expect(await t.bets.totals(bet.patronId, { filter: 'CASHED_OUT' })).toMatchObject({
    count: 1,
    returned: { amount: 2_375n },
  });
});

test('a share is closed, and settlement pays for the rest', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const first = await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id), { share: 4_000 }));
  expect(first).toMatchObject({ kind: 'cashed-out', paid: 950n, bet: { closedLineStake: 1_000n } });
  expect(await t.stateOf(bet.id)).toBe('OPEN');
  expect((await t.offer(bet.id)).amount).toBe(1_425n);
  expect(await t.bets.totals(bet.patronId, { filter: 'OPEN' })).toMatchObject({
    stake: { amount: 1_500n },
    couldReturn: { amount: 2_864n },
  });
  t.trading.decide(eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  // $15 at 10/11 return $28.64.
  expect(await t.cashOf(bet.patronId)).toBe(950n + 2_864n);
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
  expect(await t.cashOf(bet.patronId)).toBe(0n);
});

test('a suspension ends the hold of a price, though the bet is on offer again', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const offer = await t.offer(bet.id);
  t.trading.setStatus(eventId, 'suspended');
  t.trading.setStatus(eventId, 'open');
  t.trading.setOdds(home, 9, 1);
  expect(await t.cashout.cashOut(bet.patronId, request(offer))).toMatchObject({
    ...{ kind: 'refused', code: 'OFFER_CHANGED' },
    offer: { kind: 'offered', amount: 453n },
  });
});

test('a price that falls while a cash out is on its way to the books is not paid', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const offer = await t.offer(bet.id);
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
              t.trading.setStatus(eventId, 'open');
              t.trading.setOdds(home, 9, 1);
              return answer;
            },
          };
        },
      },
    },
  });
  expect(await late.cashOut(bet.patronId, request(offer))).toMatchObject({ code: 'OFFER_CHANGED' });
  await wallet.close();
});

test('a cash out in play waits as a bet does, and what happens meanwhile decides', async () => {
  const waits: number[] = [];
  let meanwhile = () => {};
  const { bets } = t;
  const wallet = testWallet(t.database, { bus: t.bus, clock: t.clock });
  const inPlay = await Cashout.open({
    ...{ ...t, wallet },
    bets: {
      find: bets.find.bind(bets),
      openBets: bets.openBets.bind(bets),
      closed: bets.closed.bind(bets),
      delayMs: (ids) => (ids.length > 0 ? 5_000 : 0),
    },
    wait: async (ms) => {
      waits.push(ms);
      t.clock.advance(ms + 1);
      meanwhile();
    },
  });
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  const first = await t.offer(bet.id);
  meanwhile = () => t.trading.setStatus(eventId, 'suspended');
  expect(await inPlay.cashOut(bet.patronId, request(first))).toMatchObject({ code: 'OFF' });
  t.trading.setStatus(eventId, 'open');
  meanwhile = () => {};
  // Held from when it was asked for: the wait is not the patron's.
  const paid = await inPlay.cashOut(bet.patronId, request(await t.offer(bet.id)));
  expect(paid).toMatchObject({ kind: 'cashed-out', paid: 2_375n });
  expect(waits).toEqual([5_000, 5_000]);
  await wallet.close();
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
    code: 'REST_TOO_SMALL',
    message: 'Too little of this bet would stay open. Choose less, or all of it.',
  });
});
