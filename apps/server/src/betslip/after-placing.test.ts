import { expect, test } from 'vitest';
import { afterPlacing, type SpentRequest } from './after-placing.ts';
import { carryOver } from './carry-over.ts';
import { PARLAY_DRAFT, quickDraftId, straightDraftId } from './draft-ids.ts';
import { clear } from './edits.ts';
import { placementKey } from './placement-key.ts';
import type { Slip } from './slip.ts';
import { decodeSlip, encodeSlip } from './slip-codec.ts';
import { jointBoard } from './testing/fixed-joint.ts';
import { after, moneyline, slipWith, spread } from './testing/slips.ts';

const board = jointBoard('a', 'b');
const slip = slipWith(board, moneyline('a'), moneyline('b'));
const keyOf = (of: Slip) => placementKey(of, PARLAY_DRAFT);
const spent: SpentRequest = {
  draftBetId: `DraftBet:${PARLAY_DRAFT}`,
  idempotencyKey: keyOf(slip),
  selectionIds: [moneyline('a')],
  now: true,
};

test('a bet takes its selections off and gives the others new keys, once', () => {
  const placed = after(board, slip, afterPlacing([spent], false, 0));
  expect(placed.selections.map(({ selectionId }) => selectionId)).toEqual([moneyline('b')]);
  expect(placed.placements).toBe(1);
  const late = { ...spent, now: false };
  expect(after(board, placed, afterPlacing([late], false, 0))).toBe(placed);
});

test('keys begin with the time of the bet before, and none is given twice when the clock goes back', () => {
  const placed = after(board, slip, afterPlacing([spent], true, 0xabcdef));
  expect(keyOf(placed)).toMatch(/^slip~000000abcdef[0-9a-f]{20}$/);
  const request = { ...spent, idempotencyKey: keyOf(placed) };
  const again = after(board, placed, afterPlacing([request], true, 0xabc000));
  expect(keyOf(again)).toMatch(/^slip~000000abcdf0/);
});

const staked = (draftBetId: string) => ({ draftBetId, amount: 500n, field: 'BET' as const });
const idsOf = ({ selections }: Slip) => selections.map(({ selectionId }) => selectionId);

test('a straight bet leaves its selection to a parlay that has an amount, and takes its own amount away', () => {
  const own = straightDraftId(moneyline('a'));
  const both = { ...slip, drafts: [staked(own), staked(PARLAY_DRAFT)] };
  const request = { ...spent, draftBetId: `DraftBet:${own}`, idempotencyKey: placementKey(both, own) };
  const placed = after(board, both, afterPlacing([request], false, 0));
  expect(idsOf(placed)).toEqual(idsOf(slip));
  expect(placed.drafts).toEqual([staked(PARLAY_DRAFT)]);
});

test('a parlay takes everything off but what a straight bet has an amount on', () => {
  const own = straightDraftId(moneyline('b'));
  const both = { ...slip, drafts: [staked(own), staked(PARLAY_DRAFT)] };
  const request = { ...spent, selectionIds: idsOf(slip), idempotencyKey: keyOf(both) };
  const placed = after(board, both, afterPlacing([request], false, 0));
  expect([idsOf(placed), placed.drafts]).toEqual([[moneyline('b')], [staked(own)]]);
  // A bet without an amount keeps nothing.
  const plain = { ...both, drafts: [staked(PARLAY_DRAFT), { draftBetId: own, field: 'BET' as const }] };
  expect(idsOf(after(board, plain, afterPlacing([request], false, 0)))).toEqual([]);
});

test('where selections are kept so is the amount, to be paid with cash the next time', () => {
  const other = staked(straightDraftId(moneyline('b')));
  const credit = { ...staked(PARLAY_DRAFT), amountSource: 'PROMOTIONAL_CREDIT' as const };
  const both = { ...slip, drafts: [credit, other] };
  const request = { ...spent, idempotencyKey: keyOf(both) };
  const placed = after(board, both, afterPlacing([request], true, 0));
  expect([idsOf(placed), placed.drafts]).toEqual([idsOf(slip), [staked(PARLAY_DRAFT), other]]);
  const late = { ...request, now: false };
  expect(after(board, both, afterPlacing([late], true, 0)).drafts).toEqual([credit, other]);
});

test('a quick bet takes its selection off with the amount, under its global id as under its raw one', () => {
  const quick = slipWith(board, moneyline('a'));
  const held = { ...quick, drafts: [staked(straightDraftId(moneyline('a')))] };
  const draftBetId = quickDraftId(moneyline('a'));
  const request = { ...spent, idempotencyKey: placementKey(held, draftBetId) };
  for (const id of [`DraftBet:${draftBetId}`, draftBetId]) {
    const placed = after(board, held, afterPlacing([{ ...request, draftBetId: id }], false, 0));
    expect([idsOf(placed), placed.drafts, placed.placements]).toEqual([[], [], 1]);
  }
});

test('a teaser that has an amount keeps what has a line, and no moneyline', () => {
  const lines = slipWith(board, moneyline('a'), spread('a'), spread('b'));
  const both = { ...lines, drafts: [staked('teaser~6')] };
  const request = { ...spent, selectionIds: idsOf(lines), idempotencyKey: keyOf(both) };
  expect(idsOf(after(board, both, afterPlacing([request], false, 0)))).toEqual([spread('a'), spread('b')]);
});

test('the keys of a slip outlive its clearing, its writing down and what a visitor brings', () => {
  const placed = after(board, slip, afterPlacing([spent], true, 0));
  const arriving = { ...slip, owner: 'visitor:9', placements: 7 };
  const read = decodeSlip(placed.owner, 4, JSON.parse(encodeSlip(placed)));
  const kept = [read, after(board, placed, clear()), after(board, placed, carryOver(arriving, false))];
  for (const one of kept) expect(keyOf(one)).toBe(keyOf(placed));
  expect(keyOf(placed)).not.toBe(keyOf(slip));
  expect(keyOf({ ...slip, owner: 'visitor:9' })).not.toBe(keyOf(slip));
});

test('a bet under a key of the client itself takes its selections off and leaves the keys as they are', () => {
  const own = { ...spent, idempotencyKey: 'own', now: false };
  const placed = after(board, slip, afterPlacing([own], false, 0));
  expect(placed.selections).toHaveLength(1);
  expect(keyOf(placed)).toBe(keyOf(slip));
  expect(after(board, slip, afterPlacing([own], true, 0))).toBe(slip);
});
