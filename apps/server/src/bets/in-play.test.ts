import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GuardRefusal } from '../betslip/betslip.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { betChanged } from './bets.topics.ts';
import type { BetGuards } from './bets.ts';
import { createTestBets, origin, straight, type TestBets } from './testing/test-bets.ts';

let t: TestBets;
const refusal: GuardRefusal = {
  code: 'LOGGED_OUT',
  message: 'Log in again.',
  displayType: 'GENERIC',
  priority: 0,
  disableAwardsDisplay: true,
};
/** Waits that were asked for and not ended yet. */
const waits: { readonly ms: number; readonly end: () => void }[] = [];
let refusals: readonly GuardRefusal[] = [];
let atOnce: ReturnType<BetGuards['allowedAtOnce']>;
/** What happens between a bet's quote and its batch's leaving. */
let whileQueued = () => {};

const guards: BetGuards = {
  allowedAtOnce: () => atOnce,
  check: async () =>
    refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'allowed', locationId: 'here' },
  withinLimits: async (_patronId, _bet, place) => {
    const placed = place();
    placed.catch(() => {});
    whileQueued();
    return { kind: 'done', result: await placed };
  },
};

beforeAll(async () => {
  t = await createTestBets({
    delays: { bySport: { football: 5_000 }, otherwise: 1 },
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
    guards,
  });
});

beforeEach(() => {
  refusals = [];
  atOnce = undefined;
  whileQueued = () => {};
  waits.splice(0);
});

afterAll(() => t.close());

const live = () => t.event({ status: 'IN_PLAY', startsAt: new Date(t.clock.now() - 1) });

async function placing(selectionId: string, change = {}) {
  const patronId = await patronWith(t.wallet, 10_000n);
  const request = straight(selectionId, change);
  const place = () => t.bets.place(patronId, [request], origin);
  return { patronId, place, answer: place() };
}

async function waited() {
  await expect.poll(() => waits.length, { timeout: 10_000 }).toBe(1);
  return waits.splice(0)[0];
}

test('before the game nothing waits', async () => {
  const { answer } = await placing(t.event().home);
  expect((await answer).placed[0]?.bet.delayMs).toBe(0);
});

test('who is known to be free is asked nothing more before the game, and where they are stands with the bet', async () => {
  atOnce = { kind: 'allowed', locationId: 'known' };
  refusals = [refusal];
  const { answer } = await placing(t.event().home);
  const { placed } = await answer;
  const rows = await t.database.query('select location_id from bets.bet where id = $1', [placed[0]?.bet.id]);
  expect(rows).toEqual([{ location_id: 'known' }]);
});

test('who is known to be free is asked again for a bet that waits', async () => {
  atOnce = { kind: 'allowed', locationId: 'known' };
  refusals = [refusal];
  const { answer } = await placing(live().home);
  expect((await answer).refused[0]?.errors[0]?.code).toBe('LOGGED_OUT');
});

test('a bet of who is known to be free that is quoted again, because the game kicked off, is asked about and waits', async () => {
  atOnce = { kind: 'allowed', locationId: 'known' };
  const { home, eventId } = t.event();
  const { answer } = await placing(home);
  const event = t.trading.book(eventId)?.event;
  if (!event) throw new Error('The game is gone.');
  t.trading.setStatus(eventId, 'open', { event: { ...event, status: 'IN_PLAY' } });
  (await waited())?.end();
  const rows = await t.database.query('select delay_ms, location_id from bets.bet where id = $1', [
    (await answer).placed[0]?.bet.id,
  ]);
  expect(rows).toEqual([{ delay_ms: 5_000, location_id: 'here' }]);
});

test('a bet in play waits for its sport’s delay and is then taken at the prices of then', async () => {
  const { home } = live();
  const { answer, patronId } = await placing(home);
  const wait = await waited();
  expect(wait?.ms).toBe(5_000);
  expect(t.bets.delayMs([home])).toBe(5_000);
  expect(await t.bets.openBetCount(patronId)).toBe(0);
  t.trading.setOdds(home, 1, 1);
  wait?.end();
  const { placed } = await answer;
  expect(placed[0]?.bet).toMatchObject({ delayMs: 5_000, totalOdds: { numerator: 1n, denominator: 1n } });
  const rows = await t.database.query('select delay_ms, location_id, device from bets.bet where id = $1', [
    placed[0]?.bet.id,
  ]);
  expect(rows).toEqual([{ delay_ms: 5_000, location_id: 'here', device: 'unknown' }]);
});

test('of bets in one request each is told of as it is placed, though others still wait', async () => {
  const patronId = await patronWith(t.wallet, 10_000n);
  const told: string[] = [];
  const stop = t.bus.subscribe(betChanged, ({ betId }) => told.push(betId));
  const requests = [straight(live().home), straight(t.event().home)];
  const answer = t.bets.place(patronId, requests, origin);
  const wait = await waited();
  await expect.poll(() => told.length, { timeout: 10_000 }).toBe(1);
  wait?.end();
  const { placed } = await answer;
  expect(placed.map(({ bet }) => bet.id)).toEqual([told[1], told[0]]);
  stop();
});

test('a fault with one bet keeps no other of the request from its answer', async () => {
  const broken = t.event();
  const patronId = await patronWith(t.wallet, 10_000n);
  // Read once beforehand: two readings at once come back in any order, and then so would the bets.
  await t.wallet.currency(patronId);
  whileQueued = () => {
    whileQueued = () => {};
    throw new Error('out of order');
  };
  const requests = [
    straight(broken.home, { draftBetId: 'a' }),
    straight(t.event().home, { draftBetId: 'b' }),
  ];
  const { placed, refused } = await t.bets.place(patronId, requests, origin);
  expect(refused).toMatchObject([{ draftBetId: 'a', errors: [{ code: 'UNAVAILABLE' }] }]);
  expect(placed).toMatchObject([{ draftBetId: 'b' }]);
});

test('a bet whose game kicks off while it is on its way waits like any other in play', async () => {
  const { home, eventId } = t.event();
  whileQueued = () => {
    const event = t.trading.book(eventId)?.event;
    if (!event) throw new Error('The game is gone.');
    t.trading.setStatus(eventId, 'open', { event: { ...event, status: 'IN_PLAY' } });
    whileQueued = () => {};
  };
  const { answer, patronId } = await placing(home);
  const wait = await waited();
  expect(wait?.ms).toBe(5_000);
  expect(await t.bets.openBetCount(patronId)).toBe(0);
  wait?.end();
  expect((await answer).placed[0]?.bet.delayMs).toBe(5_000);
});

test('worse odds at the end of the wait ask, a suspension then refuses', async () => {
  const worse = live();
  const asked = await placing(worse.home);
  const first = await waited();
  t.trading.setOdds(worse.home, 1, 2);
  first?.end();
  expect((await asked.answer).refused[0]?.errors[0]?.code).toBe('ODDS_CHANGED');
  const closed = live();
  const refused = await placing(closed.home);
  const second = await waited();
  t.trading.setStatus(closed.eventId, 'suspended');
  second?.end();
  expect((await refused.answer).refused[0]?.errors[0]?.code).toBe('MARKET_SUSPENDED');
});

test('a suspension that is over by the end of the wait is forgotten', async () => {
  const { home, eventId } = live();
  const { answer } = await placing(home);
  const wait = await waited();
  t.trading.setStatus(eventId, 'suspended');
  t.trading.setStatus(eventId, 'open');
  wait?.end();
  expect((await answer).placed).toHaveLength(1);
});

test('the same request during the wait is the same bet, another under its key is refused', async () => {
  const { home } = live();
  const { answer, place, patronId } = await placing(home, { idempotencyKey: 'again' });
  const wait = await waited();
  const again = place();
  const other = straight(home, { idempotencyKey: 'again', stake: 100n });
  const { refused } = await t.bets.place(patronId, [other], origin);
  expect(refused[0]?.errors[0]?.code).toBe('BET_ALREADY_PLACED');
  wait?.end();
  const [first, second] = await Promise.all([answer, again]);
  expect(second.placed[0]?.bet.id).toBe(first.placed[0]?.bet.id);
  expect(await t.bets.openBetCount(patronId)).toBe(1);
  expect(waits).toEqual([]);
});

test('a bet is placed though nobody waits for the answer any more', async () => {
  const { place, patronId, answer } = await placing(live().home);
  answer.catch(() => {});
  const wait = await waited();
  wait?.end();
  await expect.poll(() => t.bets.openBetCount(patronId), { timeout: 10_000 }).toBe(1);
  expect((await place()).placed).toHaveLength(1);
  expect(await t.bets.openBetCount(patronId)).toBe(1);
});

test('whoever may not bet any more at the end of the wait is refused', async () => {
  const { answer } = await placing(live().home);
  const wait = await waited();
  refusals = [{ code: 'LOCATION_REQUIRED', message: 'Where are you?', displayType: 'GEO', priority: 3 }];
  wait?.end();
  expect((await answer).refused[0]?.errors).toMatchObject([
    { code: 'LOCATION_REQUIRED', displayType: 'GEO' },
  ]);
});

test('refusals of the domains that are asked come before any money is taken, the most important first', async () => {
  refusals = [
    { code: 'OWN_LIMIT_REACHED', message: 'Enough for today.', displayType: 'RG_LIMIT', priority: 56 },
    { code: 'RG_ACK_REQUIRED', message: 'Acknowledge.', displayType: 'RG_ACK_REQUIRED', priority: 2 },
  ];
  const { answer, patronId } = await placing(t.event().home);
  expect((await answer).refused[0]?.errors.map(({ code }) => code)).toEqual([
    'RG_ACK_REQUIRED',
    'OWN_LIMIT_REACHED',
  ]);
  expect((await t.wallet.balances(patronId))?.withdrawableBalance.amount).toBe(10_000n);
});
