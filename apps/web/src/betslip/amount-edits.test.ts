import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AmountEdits } from './amount-edits.ts';
import type { SlipOutcome } from './slip-outcome.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function editsThatFindNobody() {
  const save = vi.fn(async (): Promise<SlipOutcome> => ({ kind: 'lost' }));
  return { save, edits: new AmountEdits(save, 400) };
}

test('a lost amount is sent again until somebody answers, but not by a slip that was left', async () => {
  const { save, edits } = editsThatFindNobody();
  edits.typed('d', 'BET', '25');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save.mock.calls.length).toBeGreaterThan(1);
  edits.typed('d', 'BET', '26');
  edits.stop();
  const sent = save.mock.calls.length;
  expect(save).toHaveBeenLastCalledWith('d', 'BET', '26');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(sent);
});

test('what was typed into a bet that is gone is not sent', async () => {
  const { save, edits } = editsThatFindNobody();
  edits.typed('d', 'BET', '25');
  edits.keepOnly(new Set());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).not.toHaveBeenCalled();
});
