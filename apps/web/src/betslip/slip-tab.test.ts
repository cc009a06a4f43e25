import { expect, test } from 'vitest';
import { newSlip, type TabState, tabReducer } from './slip-tab.ts';

const straight: TabState = { tab: 'STRAIGHT', isNew: false };
const parlay: TabState = { tab: 'PARLAY', isNew: false };
const teaser: TabState = { tab: 'TEASER', isNew: false };

test('a cleared slip is new and stands at Straight [SLIP-019]', () => {
  for (const state of [straight, parlay, teaser]) {
    expect(tabReducer(state, { type: 'counted', before: 3, now: 0, isPlacing: false })).toEqual(newSlip);
  }
});

test('the second selection of a new slip makes a parlay, and the slip is not new any more [SLIP-020]', () => {
  expect(tabReducer(newSlip, { type: 'counted', before: 0, now: 1, isPlacing: false })).toBe(newSlip);
  expect(tabReducer(newSlip, { type: 'counted', before: 1, now: 2, isPlacing: false })).toEqual(parlay);
  expect(tabReducer(newSlip, { type: 'counted', before: 0, now: 3, isPlacing: false })).toEqual(parlay);
});

test('a slip that was just loaded stays at the tab that was kept [SLIP-019]', () => {
  expect(tabReducer(newSlip, { type: 'counted', before: undefined, now: 4, isPlacing: false })).toBe(newSlip);
  expect(tabReducer(teaser, { type: 'counted', before: undefined, now: 4, isPlacing: false })).toBe(teaser);
});

test('a chosen tab is kept when selections come, and marks the slip as not new [SLIP-020]', () => {
  const chosen = tabReducer(newSlip, { type: 'chosen', tab: 'STRAIGHT' });
  expect(chosen).toEqual(straight);
  expect(tabReducer(chosen, { type: 'counted', before: 1, now: 2, isPlacing: false })).toBe(chosen);
  expect(tabReducer(parlay, { type: 'chosen', tab: 'TEASER' })).toEqual(teaser);
});

test('one leg left goes to Straight [SLIP-020]', () => {
  expect(tabReducer(parlay, { type: 'counted', before: 2, now: 1, isPlacing: false })).toEqual(straight);
  expect(tabReducer(teaser, { type: 'counted', before: 2, now: 1, isPlacing: false })).toEqual(straight);
});

test('a cleared teaser goes to Parlay if several selections remain, else to Straight [SLIP-020]', () => {
  expect(tabReducer(teaser, { type: 'teaser-cleared', left: 2 })).toEqual(parlay);
  expect(tabReducer(teaser, { type: 'teaser-cleared', left: 1 })).toEqual(straight);
});

test('what was placed leaves the slip at its tab with the receipt, as a new slip once that is put away [SLIP-019] [BET-013]', () => {
  const placed = tabReducer(parlay, { type: 'counted', before: 2, now: 0, isPlacing: true });
  expect(placed).toEqual({ tab: 'PARLAY', isNew: true });
  expect(tabReducer(placed, { type: 'receipt-closed', now: 0 })).toEqual(newSlip);
  const next = tabReducer(placed, { type: 'counted', before: 0, now: 1, isPlacing: false });
  expect(next).toEqual(newSlip);
  expect(tabReducer(next, { type: 'counted', before: 1, now: 2, isPlacing: false })).toEqual(parlay);
  expect(tabReducer(parlay, { type: 'receipt-closed', now: 2 })).toBe(parlay);
});
