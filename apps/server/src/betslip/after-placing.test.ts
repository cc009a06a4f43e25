import { expect, test } from 'vitest';
import { afterPlacing, type SpentRequest } from './after-placing.ts';
import { carryOver } from './carry-over.ts';
import { PARLAY_DRAFT } from './draft-ids.ts';
import { clear } from './edits.ts';
import { placementKey } from './placement-key.ts';
import type { Slip } from './slip.ts';
import { decodeSlip, encodeSlip } from './slip-codec.ts';
import { jointBoard } from './testing/fixed-joint.ts';
import { after, moneyline, slipWith } from './testing/slips.ts';

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
  const placed = after(board, slip, afterPlacing([spent], false));
  expect(placed.selections.map(({ selectionId }) => selectionId)).toEqual([moneyline('b')]);
  expect(placed.placements).toBe(1);
  const late = { ...spent, now: false };
  expect(after(board, placed, afterPlacing([late], false))).toBe(placed);
});

test('the keys of a slip outlive its clearing, its writing down and what a visitor brings', () => {
  const placed = after(board, slip, afterPlacing([spent], true));
  const arriving = { ...slip, owner: 'visitor:9', placements: 7 };
  const read = decodeSlip(placed.owner, 4, JSON.parse(encodeSlip(placed)));
  const kept = [read, after(board, placed, clear()), after(board, placed, carryOver(arriving, false))];
  for (const one of kept) expect(keyOf(one)).toBe(keyOf(placed));
  expect(keyOf(placed)).not.toBe(keyOf(slip));
  expect(keyOf({ ...slip, owner: 'visitor:9' })).not.toBe(keyOf(slip));
});

test('a bet under a key of the client itself takes its selections off and leaves the keys as they are', () => {
  const own = { ...spent, idempotencyKey: 'own', now: false };
  const placed = after(board, slip, afterPlacing([own], false));
  expect(placed.selections).toHaveLength(1);
  expect(keyOf(placed)).toBe(keyOf(slip));
  expect(after(board, slip, afterPlacing([own], true))).toBe(slip);
});
