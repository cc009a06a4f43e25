import { rational } from '@fairline/money/rational.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { offerFor } from './offer.ts';
import { createTestCashout, type TestCashout } from './testing/test-cashout.ts';

let t: TestCashout;
const MONEYLINE = 'moneyline:game';
const evens = { numerator: 10n, denominator: 11n };

beforeAll(async () => {
  t = await createTestCashout();
  await t.settlement.start();
});

afterEach(async () => {
  await t.settlement.idle();
  expect(await t.faults()).toEqual([]);
});

afterAll(() => t.close());

test('a parlay whose won leg is withdrawn is worth what it was before, and waits for the leg again', async () => {
  const [first, second] = [t.event(), t.event()];
  const legs = [first.home, second.home].map((selectionId) => ({ selectionId, odds: evens }));
  const bet = await t.bet(first.home, { type: 'PARLAY', legs });
  t.trading.decide(first.eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  expect((await t.offer(bet.id)).amount).toBe(4_534n);
  t.trading.withdraw(first.eventId);
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
  t.trading.decide(second.eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  expect((await t.bets.find(bet.id))?.state.status).toBe('OPEN');
  expect((await t.offer(bet.id)).amount).toBe(4_534n);
});

test('a Parlay+ with a pushed leg is worth the price agreed for the legs that are left', async () => {
  const { eventId, home } = t.event();
  const markets = ['total:q1:9.5', 'total:q2:9.5', 'total:q3:9.5'];
  const book = t.trading.book(eventId);
  const selections = [{ key: 'over', odds: [1, 1] }] as const;
  if (book)
    t.trading.add(
      book.event,
      markets.map((key) => ({ key, selections })),
    );
  const [first, second, third] = markets.map((marketKey) => ({ marketKey, selectionKey: 'over' }));
  if (!first || !second || !third) throw new Error('There are three markets.');
  t.trading.setJoint(eventId, [first, second, third], [4, 1]);
  t.trading.setJoint(eventId, [second, third], [3, 2]);
  const bet = await t.bet(home, {
    type: 'PARLAY',
    legs: markets.map((key) => ({
      selectionId: `${eventId}~${key}~over`,
      odds: { numerator: 1n, denominator: 1n },
    })),
    totalOdds: { numerator: 4n, denominator: 1n },
  });
  t.trading.decide(eventId, first.marketKey, { over: 'push' });
  await t.settlement.idle();
  // $25 to return $62.50 at a joint chance of 2/5.
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
  t.trading.decide(eventId, second.marketKey, { over: 'win' });
  await t.settlement.idle();
  // The same return hangs on one leg at 1/2.
  expect((await t.offer(bet.id)).amount).toBe(2_969n);
});

test('a leg counts as it was written down once its event has left the memory, and not while its result is written', async () => {
  const [gone, open] = [t.event(), t.event()];
  const legs = [gone.home, open.home].map((selectionId) => ({ selectionId, odds: evens }));
  const { id } = await t.bet(gone.home, { type: 'PARLAY', legs });
  t.trading.decide(gone.eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  t.trading.withdraw(gone.eventId);
  const bet = await t.bets.find(id);
  if (!bet) throw new Error('The bet is gone.');
  const { trading } = t;
  const terms = { margin: rational(1n, 20n), minimum: 10n };
  t.trading.setStatus(gone.eventId, 'closed');
  expect(offerFor(bet, trading, terms)).toMatchObject({ kind: 'off', reason: 'SUSPENDED' });
  const board = {
    book: (eventId: string) => (eventId === gone.eventId ? undefined : trading.book(eventId)),
    grade: trading.grade.bind(trading),
    isLost: trading.isLost.bind(trading),
    priceErrors: () => [],
    joint: trading.joint.bind(trading),
    selection: trading.selection.bind(trading),
    newestChance: trading.newestChance.bind(trading),
    pushChance: trading.pushChance.bind(trading),
    heldWays: trading.heldWays.bind(trading),
    sampleCount: trading.sampleCount.bind(trading),
  };
  expect(offerFor(bet, board, terms)).toMatchObject({ kind: 'offered', amount: 4_534n });
});
