import { expect, test } from 'vitest';
import { type Attempt, idle, type Placement, placementReducer } from './placement.ts';

const attempt: Attempt = {
  bets: [
    {
      draftBetId: 'd1',
      idempotencyKey: 'k1',
      type: 'STRAIGHT',
      amountSourceType: 'CASH',
      betAmountLong: '2500',
      legs: [],
    },
  ],
  startedAt: 0,
};
const receipt = {
  betId: 'Bet:1',
  rawId: '1',
  title: 'Bills +3.5',
  odds: { numeratorLong: '10', denominatorLong: '11' },
  legs: [],
  groups: [],
  stake: '$25.00',
  toWin: '$22.73',
  lines: undefined,
};
const placing: Placement = placementReducer(idle, { type: 'sent', attempt });

test('a lost answer keeps the attempt and its keys, and trying again sends the very same one', () => {
  const lost = placementReducer(placing, { type: 'lost' });
  const again = placementReducer(lost, { type: 'asked-again' });
  expect(again).toEqual({ kind: 'placing', attempt, tries: 2 });
  expect(again).toHaveProperty('attempt', attempt);
});

test('nothing new can be sent while an answer is out or lost', () => {
  const other = { ...attempt, startedAt: 9 };
  const lost = placementReducer(placing, { type: 'lost' });
  expect(placementReducer(placing, { type: 'sent', attempt: other })).toBe(placing);
  expect(placementReducer(lost, { type: 'sent', attempt: other })).toBe(lost);
  expect(placementReducer(lost, { type: 'edited' })).toBe(lost);
});

test('placed bets give receipts beside the refused ones [BET-013]', () => {
  const refusals = [{ draftBetId: 'd2', errors: [] }];
  const placed = placementReducer(placing, { type: 'answered', receipts: [receipt], refusals });
  expect(placed).toEqual({ kind: 'placed', receipts: [receipt], refusals });
  expect(placementReducer(placed, { type: 'dismissed' })).toEqual({
    kind: 'idle',
    refusals,
    failure: undefined,
  });
});

test('when every bet is refused the slip is back to idle with the reasons', () => {
  const refusals = [{ draftBetId: 'd1', errors: [] }];
  expect(placementReducer(placing, { type: 'answered', receipts: [], refusals })).toMatchObject({
    kind: 'idle',
    refusals,
  });
});

test('a refused request says so until the slip is edited', () => {
  const refused = placementReducer(placing, { type: 'refused', message: 'Too many requests.' });
  expect(refused).toMatchObject({ kind: 'idle', failure: 'Too many requests.' });
  expect(placementReducer(refused, { type: 'edited' })).toBe(idle);
});
