import { odds } from '@fairline/money/odds.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { Betslip } from './betslip.ts';
import { straightDraftId } from './draft-ids.ts';
import type { EditOutcome } from './edit-outcome.ts';
import type { PricedSlip } from './priced-slip.ts';
import { MAX_SELECTIONS } from './slip.ts';
import { AWAY, createTestBetslip, EVENT_ID, HOME, MINUS_110 } from './testing/test-betslip.ts';
import { unguarded } from './testing/unguarded.ts';

let parts: Awaited<ReturnType<typeof createTestBetslip>>;
let owner: string;

beforeAll(async () => {
  parts = await createTestBetslip();
});
afterAll(() => parts.drop());
beforeEach(() => {
  owner = `visitor:${newId()}`;
  parts.trading.add(fixedEvent(EVENT_ID));
});

const add = (selectionId = HOME, at = MINUS_110, to = owner) =>
  parts.betslip.addSelection(to, { selectionId, odds: at });
const draft = straightDraftId(HOME);

function slipOf(outcome: EditOutcome): PricedSlip {
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
  return outcome.slip;
}

function codeOf(outcome: EditOutcome): string {
  return outcome.kind === 'refused' ? outcome.refusal.code : 'edited';
}

function holds(slip: PricedSlip): string[] {
  return slip.slip.selections.map((one) => one.selectionId);
}

/** All of a slip, to be compared, but what is worked out for who asks alone. */
function told(slip: PricedSlip): unknown {
  return JSON.parse(JSON.stringify(slip, (_, value) => (typeof value === 'bigint' ? `${value}` : value)));
}

test('a visitor builds a slip that is still there when it is read again [BET-002] [SLIP-031] [SLIP-039]', async () => {
  await add(HOME);
  const edited = slipOf(
    await parts.betslip.addSelection(owner, { selectionId: AWAY, odds: MINUS_110, selectionOrigin: 'home' }),
  );
  const read = await parts.betslip.get(owner);
  expect(told(read)).toEqual(told(edited));
  expect(holds(read)).toEqual([HOME, AWAY]);
  expect(read.slip.version).toBe(2);
  expect(read.slip.selections[1]?.selectionOrigin).toBe('home');
});

test('the slip of somebody who has none is empty', async () => {
  const slip = await parts.betslip.get(owner);
  expect([slip.slip.version, holds(slip), slip.straight.totalStake]).toEqual([0, [], 0n]);
});

test('adding a selection twice is refused and changes nothing [SLIP-030]', async () => {
  const before = slipOf(await add());
  expect(codeOf(await add())).toBe('DUPLICATE_SELECTION');
  expect(told(await parts.betslip.get(owner))).toEqual(told(before));
});

test('an unknown, closed or suspended selection is refused', async () => {
  expect(codeOf(await add('game-1~moneyline:game~nobody'))).toBe('SELECTION_UNKNOWN');
  expect(codeOf(await add('nonsense'))).toBe('SELECTION_UNKNOWN');
  parts.trading.setStatus(EVENT_ID, 'suspended');
  expect(codeOf(await add())).toBe('SELECTION_SUSPENDED');
  parts.trading.setStatus(EVENT_ID, 'closed');
  expect(codeOf(await add())).toBe('SELECTION_CLOSED');
  parts.trading.finish(EVENT_ID);
  expect(codeOf(await add())).toBe('SELECTION_CLOSED');
  expect(holds(await parts.betslip.get(owner))).toEqual([]);
});

test(`a slip holds ${MAX_SELECTIONS} selections and no more`, async () => {
  for (let index = 0; index < MAX_SELECTIONS; index += 1) {
    parts.trading.add(fixedEvent(`many-${index}`));
    slipOf(await add(`many-${index}~moneyline:game~home`));
  }
  expect(codeOf(await add())).toBe('BETSLIP_FULL');
});

test('a removed selection is gone with its amount; removing it again is refused [SLIP-032]', async () => {
  await add();
  await parts.betslip.setAmount(owner, draft, '25', 'BET');
  expect(slipOf(await parts.betslip.removeSelection(owner, HOME)).slip).toMatchObject({
    selections: [],
    drafts: [],
  });
  expect(codeOf(await parts.betslip.removeSelection(owner, HOME))).toBe('NOT_ON_BETSLIP');
});

test('a cleared slip is empty, and clearing it again is no edit [SLIP-033]', async () => {
  await add();
  const cleared = slipOf(await parts.betslip.clear(owner));
  expect(holds(cleared)).toEqual([]);
  expect(slipOf(await parts.betslip.clear(owner)).slip.version).toBe(cleared.slip.version);
});

test('bets that were placed leave the slip, the others stay', async () => {
  await add(HOME);
  await add(AWAY);
  const placed = { draftBetId: 'parlay', idempotencyKey: 'own', selectionIds: [HOME, 'long~gone~already'] };
  await parts.betslip.afterPlacing(owner, [{ ...placed, now: true }], false);
  expect(holds(await parts.betslip.get(owner))).toEqual([AWAY]);
});

test('an amount is kept to the cent and its winnings follow [SLIP-035] [SLIP-022]', async () => {
  await add();
  const slip = slipOf(await parts.betslip.setAmount(owner, draft, '25.50', 'BET'));
  expect(slip.straight.draftBets[0]).toMatchObject({
    stake: 2_550n,
    winnings: 2_318n,
    patronSetField: 'BET',
  });
  expect(slip.straight).toMatchObject({ totalStake: 2_550n, totalReturn: 4_868n });
});

test('typed winnings set the stake, and an empty input takes the amount back [SLIP-022]', async () => {
  await add();
  const slip = slipOf(await parts.betslip.setAmount(owner, draft, '10', 'WIN'));
  expect(slip.straight.draftBets[0]).toMatchObject({
    stake: 1_100n,
    winnings: 1_000n,
    patronSetField: 'WIN',
  });
  const cleared = slipOf(await parts.betslip.setAmount(owner, draft, '', 'WIN'));
  expect(cleared.straight.draftBets[0]?.stake).toBeUndefined();
});

test('zero, negative, three decimals, too much and nonsense are refused and change nothing [SLIP-024] [BET-010]', async () => {
  await add();
  const before = slipOf(await parts.betslip.setAmount(owner, draft, '25', 'BET'));
  for (const text of ['0', '0.00', '-5', '1.005', '10000000', '9999999.999', 'ten', '1e3']) {
    const outcome = await parts.betslip.setAmount(owner, draft, text, 'BET');
    expect([text, codeOf(outcome)]).toEqual([text, 'INVALID_INPUT']);
  }
  expect(told(await parts.betslip.get(owner))).toEqual(told(before));
  expect(codeOf(await parts.betslip.setAmount(owner, draft, '9999999.99', 'BET'))).toBe('edited');
  expect(codeOf(await parts.betslip.setAmount(owner, straightDraftId(AWAY), '5', 'BET'))).toBe(
    'UNKNOWN_DRAFT_BET',
  );
  expect(codeOf(await parts.betslip.setAmount(owner, 'parlay', '5', 'BET'))).toBe('UNKNOWN_DRAFT_BET');
});

test('accepting changes takes over the odds that were seen, not those of now [SLIP-034] [BET-011]', async () => {
  await add();
  parts.trading.setOdds(HOME, 5, 6);
  const asked = (await parts.betslip.get(owner)).straight.draftBets[0]?.legs[0];
  expect(asked).toMatchObject({ requiresAcceptance: true, oddsTrend: 'DOWN' });
  const seen = odds(5n, 6n);
  parts.trading.setOdds(HOME, 4, 6);
  const late = slipOf(await parts.betslip.acceptChanges(owner, [{ selectionId: HOME, odds: seen }]));
  expect(late.straight.draftBets[0]?.legs[0]?.requiresAcceptance).toBe(true);
  const now = slipOf(await parts.betslip.acceptChanges(owner, [{ selectionId: HOME, odds: odds(2n, 3n) }]));
  expect(now.straight.draftBets[0]?.legs[0]).toMatchObject({ requiresAcceptance: false, errors: [] });
  expect(codeOf(await parts.betslip.acceptChanges(owner, [{ selectionId: AWAY, odds: seen }]))).toBe(
    'NOT_ON_BETSLIP',
  );
});

test('edits of one slip at the same moment are all made, one after the other', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `race-${index}`);
  for (const id of ids) parts.trading.add(fixedEvent(id));
  const outcomes = await Promise.all(ids.map((id) => add(`${id}~moneyline:game~home`)));
  expect(outcomes.map(codeOf)).toEqual(ids.map(() => 'edited'));
  const slip = await parts.betslip.get(owner);
  expect(holds(slip)).toEqual(ids.map((id) => `${id}~moneyline:game~home`));
  expect(slip.slip.version).toBe(20);
});

test('two processes that edit one slip at the same moment lose no edit', async () => {
  const { database, trading, bus, clock, accounts } = parts;
  const other = new Betslip({
    ...unguarded,
    database,
    trading,
    bus,
    clock,
    authenticator: accounts,
    identity: accounts,
    wallet: accounts,
  });
  const ids = Array.from({ length: 16 }, (_, index) => `two-${index}`);
  for (const id of ids) trading.add(fixedEvent(id));
  const outcomes = await Promise.all(
    ids.map((id, index) =>
      (index % 2 ? other : parts.betslip).addSelection(owner, {
        selectionId: `${id}~moneyline:game~home`,
        odds: MINUS_110,
      }),
    ),
  );
  other.close();
  expect(outcomes.map(codeOf)).toEqual(ids.map(() => 'edited'));
  const slip = await parts.betslip.get(owner);
  expect([slip.slip.version, new Set(holds(slip)).size]).toEqual([16, 16]);
});

test('too many edits at once are refused rather than queued without bound', async () => {
  const outcomes = await Promise.all(Array.from({ length: 130 }, () => add()));
  expect(outcomes.filter((outcome) => codeOf(outcome) === 'TOO_MANY_CHANGES')).toHaveLength(30);
  expect(outcomes.filter((outcome) => codeOf(outcome) === 'edited')).toHaveLength(1);
});

test('slips of visitors who never came back are forgotten, those of patrons are not', async () => {
  await parts.database.query('delete from betslip.slip');
  const patron = `patron:${newId()}`;
  await add();
  await add(HOME, MINUS_110, patron);
  parts.clock.advance(31 * 86_400_000);
  await add(HOME, MINUS_110, `visitor:${newId()}`);
  expect(holds(await parts.betslip.get(owner))).toEqual([]);
  expect(holds(await parts.betslip.get(patron))).toEqual([HOME]);
});
