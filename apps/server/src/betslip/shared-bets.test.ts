import { eventIdOf } from '@fairline/sports/raw-id.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { fixedMoneyline } from '../trading/testing/fixed-market.ts';
import type { EditOutcome } from './edit-outcome.ts';
import { shareText, shareUrl } from './shared-bet.ts';
import { SharedBets } from './shared-bets.ts';
import { AWAY, createTestBetslip, EVENT_ID, HOME, MINUS_110 } from './testing/test-betslip.ts';

const OTHER = 'game-2~moneyline:game~home';

let parts: Awaited<ReturnType<typeof createTestBetslip>>;
let owner: string;
let friend: string;

beforeAll(async () => {
  parts = await createTestBetslip();
});
afterAll(() => parts.drop());
beforeEach(() => {
  owner = `visitor:${newId()}`;
  friend = `visitor:${newId()}`;
  parts.trading.add(fixedEvent(EVENT_ID));
  parts.trading.add(fixedEvent('game-2'));
});

async function share(...ids: string[]): Promise<string> {
  const outcome = await parts.betslip.shared.share(owner, ids);
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.message);
  return outcome.bet.id;
}

function holds(outcome: EditOutcome): string[] {
  if (outcome.kind === 'refused') return [outcome.refusal.code];
  return outcome.slip.slip.selections.map((one) => one.selectionId);
}

test('a bet is shared by a link that shows it, the same bet by the same link [SHARE-001] [SHARE-004]', async () => {
  const id = await share(HOME, OTHER);
  const bet = await parts.betslip.shared.find(id);
  expect(bet?.legs).toMatchObject([{ selectionId: HOME, odds: MINUS_110 }, { selectionId: OTHER }]);
  expect(shareUrl(id)).toBe(`/shared_bet?id=${id}`);
  expect(shareText(bet?.legs ?? [])).toBe('My 2-leg bet: Chiefs, Chiefs');
  expect(await share(HOME, OTHER)).toBe(id);
  expect(await parts.betslip.shared.find('nobody')).toBeUndefined();
});

test('a shared bet has 1 to 25 selections that exist [SHARE-003]', async () => {
  const message = async (...ids: string[]) => {
    const outcome = await parts.betslip.shared.share(owner, ids);
    return outcome.kind === 'refused' ? outcome.refusal.message : 'shared';
  };
  const many = Array.from({ length: 26 }, (_none, index) => `g${index}~moneyline:game~home`);
  expect(await message()).toBe('Share 1 to 25 selections at a time.');
  expect(await message(...many)).toBe('Share 1 to 25 selections at a time.');
  expect(await message(HOME, 'nobody')).toBe('One of these selections does not exist.');
});

test('two sides of one market are not shared, as the slip refuses them in a parlay, whatever the market stands at [SHARE-004]', async () => {
  const sharing = async (...ids: string[]) => {
    const outcome = await parts.betslip.shared.share(owner, ids);
    return outcome.kind === 'refused' ? outcome.refusal : 'shared';
  };
  const refusal = {
    code: 'SHARE_CONFLICT',
    message: 'These cannot be one bet: Chiefs and Bills. They are sides of one market. Share one of them.',
  };
  expect(await sharing(OTHER, HOME, AWAY)).toMatchObject(refusal);
  parts.trading.setStatus(EVENT_ID, 'suspended');
  expect(await sharing(HOME, AWAY)).toMatchObject(refusal);
});

test('what was shared once is shared again, also when no sample of the game holds it any more [SHARE-004]', async () => {
  const { trading } = parts;
  const eventId = newId();
  const total = { ...fixedMoneyline, key: 'total:game:47.5', name: 'Total' };
  const legs = ['moneyline:game', 'total:game:47.5'].map((marketKey) => ({
    marketKey,
    selectionKey: 'home',
  }));
  const ids = legs.map(({ marketKey }) => `${eventId}~${marketKey}~home`);
  trading.add(fixedEvent(eventId), [fixedMoneyline, total]);
  const id = await share(...ids);
  trading.setJoint(eventId, legs, { kind: 'refused', reason: 'conflict', legs: [0, 1] });
  expect(await share(...ids)).toBe(id);
});

test('a shared bet is added to the slip, or takes its place, at the odds of now [SHARE-002]', async () => {
  const id = await share(HOME, OTHER);
  parts.trading.setOdds(HOME, 2, 1);
  await parts.betslip.addSelection(friend, { selectionId: AWAY, odds: MINUS_110 });
  const added = await parts.betslip.consumeSharedBet(friend, id, false);
  expect(holds(added)).toEqual([AWAY, HOME, OTHER]);
  expect(added).toMatchObject({ slip: { straight: { draftBets: [{}, { totalOddsTrend: undefined }, {}] } } });
  const again = await parts.betslip.consumeSharedBet(friend, id, false);
  expect(holds(again)).toEqual([AWAY, HOME, OTHER]);
  const replaced = await parts.betslip.consumeSharedBet(friend, id, true);
  expect(holds(replaced)).toEqual([HOME, OTHER]);
});

test('a bet on an event that is long over is shared with its name, which is on record', async () => {
  const { trading, database, clock } = parts;
  const recalled = new Set<string>();
  const named: string[] = [];
  const over = {
    book: () => undefined,
    selection: (id: string) => (recalled.has(eventIdOf(id)) ? trading.selection(id) : undefined),
    past: (eventId: string) => {
      named.push(eventId);
      return trading.past(eventId);
    },
    recall: async (eventId: string) => eventId === EVENT_ID && recalled.add(eventId).has(eventId),
  };
  const shared = new SharedBets({ database, clock, trading: over });
  const outcome = await shared.share(owner, [HOME]);
  expect(outcome).toMatchObject({
    kind: 'shared',
    bet: { legs: [{ eventName: 'Bills at Chiefs', selectionName: 'Chiefs' }] },
  });
  expect(await shared.share(owner, [OTHER])).toMatchObject({ kind: 'refused' });
  expect(await shared.share(owner, ['nobody'])).toMatchObject({ kind: 'refused' });
  // One that does not exist is told before the names of the others are looked up.
  expect(await shared.share(owner, [HOME, 'nobody'])).toMatchObject({ kind: 'refused' });
  expect(named).toEqual([EVENT_ID]);
});

test('what is closed of a shared bet is left out; with nothing left the slip stays as it was', async () => {
  const id = await share(HOME, OTHER);
  await parts.betslip.addSelection(friend, { selectionId: AWAY, odds: MINUS_110 });
  parts.trading.setStatus('game-2', 'closed');
  expect(holds(await parts.betslip.consumeSharedBet(friend, id, false))).toEqual([AWAY, HOME]);
  parts.trading.setStatus(EVENT_ID, 'closed');
  expect(holds(await parts.betslip.consumeSharedBet(friend, id, true))).toEqual(['SELECTION_CLOSED']);
  expect((await parts.betslip.get(friend)).slip.selections).toHaveLength(2);
  expect(holds(await parts.betslip.consumeSharedBet(friend, 'x'.repeat(22), false))).toEqual([
    'SHARED_BET_UNKNOWN',
  ]);
});

test('an owner keeps the newest hundred shared bets', async () => {
  const trading = new FixedTrading();
  const { database, clock } = parts;
  const shared = new SharedBets({ database, trading, clock });
  const ids: string[] = [];
  for (let number = 0; number < 102; number += 1) {
    trading.add(fixedEvent(`g${number}`));
    clock.set(clock.now() + 1_000);
    const outcome = await shared.share(owner, [`g${number}~moneyline:game~home`]);
    if (outcome.kind === 'shared') ids.push(outcome.bet.id);
  }
  const found = await Promise.all([0, 1, 2, 101].map((index) => shared.find(ids[index] ?? '')));
  expect(found.map((bet) => bet !== undefined)).toEqual([false, false, true, true]);
});

test('what a visitor shared is forgotten after 30 days, what a patron shared is not', async () => {
  const { trading, database } = parts;
  const clock = new ManualClock(Date.UTC(2040, 0, 1));
  const shared = new SharedBets({ trading, clock, database });
  const share = async (by: string) => {
    const outcome = await shared.share(by, [HOME]);
    return outcome.kind === 'shared' ? outcome.bet.id : '';
  };
  const [ofVisitor, ofPatron] = [await share(owner), await share(`patron:${newId()}`)];
  clock.set(Date.UTC(2040, 0, 30));
  await share(friend);
  expect(await shared.find(ofVisitor)).toBeDefined();
  clock.set(Date.UTC(2040, 1, 1));
  await share(`visitor:${newId()}`);
  expect(await shared.find(ofVisitor)).toBeUndefined();
  expect(await shared.find(ofPatron)).toBeDefined();
});
