import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { preferencesChanged } from '../identity/identity.topics.ts';
import { limitsChanged } from '../limits/limits.topics.ts';
import { locationChanged } from '../location/location.topics.ts';
import { newId } from '../platform/ids.ts';
import { acknowledgementChanged } from '../session/session.topics.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { lookEnding } from '../trading/trading.topics.ts';
import { balanceChanged } from '../wallet/wallet.topics.ts';
import { straightDraftId } from './draft-ids.ts';
import type { PricedSlip } from './priced-slip.ts';
import { mainLines } from './testing/fixed-joint.ts';
import { spread } from './testing/slips.ts';
import { createTestBetslip, EVENT_ID, HOME, MINUS_110 } from './testing/test-betslip.ts';

let parts: Awaited<ReturnType<typeof createTestBetslip>>;
let patronId: string;
let owner: string;
let watch: AsyncIterableIterator<PricedSlip>;
/** What the house takes of a bet, in minor units. */
let taken: bigint;

beforeAll(async () => {
  parts = await createTestBetslip({ roomOf: () => ({ stake: taken, winnings: 1_000_000n }) });
});
afterAll(() => parts.drop());
beforeEach(() => {
  parts.trading.add(fixedEvent(EVENT_ID));
  taken = 1_000_000n;
  patronId = newId();
  owner = `patron:${patronId}`;
  parts.accounts.set(patronId, 10_000n);
  watch = parts.betslip.watch(owner);
});
afterEach(async () => {
  await watch.return?.();
});

async function next(): Promise<PricedSlip> {
  const result = await watch.next();
  if (result.done) throw new Error('the watch ended');
  return result.value;
}

const add = () => parts.betslip.addSelection(owner, { selectionId: HOME, odds: MINUS_110 });

test('whoever watches a slip gets it as it stands, and again with each edit from another tab [SLIP-038]', async () => {
  expect((await next()).slip.version).toBe(0);
  await add();
  expect((await next()).slip.selections.map((one) => one.selectionId)).toEqual([HOME]);
});

test('odds that move reach the slip that holds them', async () => {
  await add();
  await next();
  parts.trading.setOdds(HOME, 5, 6);
  expect((await next()).straight.draftBets[0]).toMatchObject({ totalOddsTrend: 'DOWN' });
  parts.trading.setStatus(EVENT_ID, 'suspended');
  expect((await next()).selections[0]?.status).toBe('suspended');
});

test('a storm of prices is a few slips a second, the last of them the latest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    await add();
    await next();
    const seen: (bigint | undefined)[] = [];
    const reading = (async () => {
      for await (const slip of watch) seen.push(slip.selections[0]?.odds?.numerator);
    })();
    let storm = 2;
    while (storm < 902) {
      parts.trading.setOdds(HOME, ++storm, 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.advanceTimersByTimeAsync(300);
    expect(seen.length).toBeLessThanOrEqual(4);
    expect(seen.at(-1)).toBe(902n);
    expect(seen).toEqual([...new Set(seen)].sort((one = 0n, other = 0n) => Number(one - other)));
    await watch.return?.();
    await reading;
  } finally {
    vi.useRealTimers();
  }
});

test('a balance that changes takes the deposit error away', async () => {
  await add();
  await parts.betslip.setAmount(owner, straightDraftId(HOME), '150', 'BET');
  expect((await next()).straight.draftBets[0]?.errors.map((error) => error.code)).toEqual([
    'INSUFFICIENT_FUNDS',
  ]);
  parts.accounts.set(patronId, 20_000n);
  parts.bus.publish(balanceChanged, { patronId });
  expect((await next()).straight.draftBets[0]?.errors).toEqual([]);
});

test('what the house takes no more of is priced again after a while: others’ bets may have ended [SLIP-026]', async () => {
  taken = 0n;
  await add();
  await parts.betslip.setAmount(owner, straightDraftId(HOME), '50', 'BET');
  const codes = (slip: PricedSlip) => slip.straight.draftBets[0]?.errors.map((error) => error.code);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    expect(codes(await next())).toEqual(['HOUSE_LIMIT_REACHED']);
    const nextIn = async (ms: number) => {
      const sent = next();
      await vi.advanceTimersByTimeAsync(ms);
      return codes(await sent);
    };
    taken = 2_000n;
    expect(await nextIn(5_000)).toEqual(['HOUSE_LIMIT_EXCEEDED']);
    taken = 5_000n;
    expect(await nextIn(5_000)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a slip is sent anew when it is heard that its owner may be elsewhere, limited or asked to acknowledge', async () => {
  await add();
  for (const topic of [locationChanged, limitsChanged, acknowledgementChanged]) {
    await next();
    const sent = next();
    parts.bus.publish(topic, { patronId: newId() });
    parts.bus.publish(topic, { patronId });
    expect((await sent).slip.selections.map(({ selectionId }) => selectionId)).toEqual([HOME]);
    parts.bus.publish(topic, { patronId });
  }
});

test('another odds policy is priced into the slip as soon as the patron chooses it', async () => {
  const asks = async () => (await next()).straight.draftBets[0]?.legs[0]?.requiresAcceptance;
  await add();
  parts.trading.setOdds(HOME, 2, 1);
  expect(await asks()).toBe(false);
  parts.accounts.choose(patronId, { acceptedOddsChanges: 'NONE' });
  parts.bus.publish(preferencesChanged, { patronId });
  expect(await asks()).toBe(true);
});

test('a watch that is ended answers whoever still waits, and hears nothing more', async () => {
  await next();
  const waiting = watch.next();
  await watch.return?.();
  expect(await waiting).toEqual({ value: undefined, done: true });
  await add();
  expect(await watch.next()).toEqual({ value: undefined, done: true });
});

test('an event that a watched slip holds is looked at again before its lines go', async () => {
  const look = vi.spyOn(parts.trading, 'look');
  const end = () => parts.bus.publish(lookEnding, { eventId: EVENT_ID });
  await add();
  await next();
  end();
  expect(look).toHaveBeenCalledWith(EVENT_ID);
  await watch.return?.();
  look.mockClear();
  end();
  expect(look).not.toHaveBeenCalled();
});

test('who holds a line gets the others of its family made, and nobody else does', async () => {
  const look = vi.spyOn(parts.trading, 'look');
  parts.trading.add(fixedEvent('lines'), mainLines);
  await add();
  expect(look).not.toHaveBeenCalled();
  await parts.betslip.addSelection(owner, { selectionId: spread('lines'), odds: MINUS_110 });
  expect(look).toHaveBeenCalledWith('lines');
});
