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

test('an amount typed again is not saved by the answer to its first time: another one is on its way between', async () => {
  const answers: (() => void)[] = [];
  const save = () =>
    new Promise<SlipOutcome>((resolve) => {
      answers.push(() => resolve({ kind: 'done' }));
    });
  const edits = new AmountEdits(save, 400);
  for (const text of ['4', '45', '4']) {
    edits.typed('d', 'BET', text);
    await vi.advanceTimersByTimeAsync(400);
  }
  const answer = async (at: number, bet: bigint) => {
    answers[at]?.();
    await vi.advanceTimersByTimeAsync(0);
    const seen = edits.store.get().get('d');
    if (seen) edits.told('d', seen, { bet, win: undefined, ratio: 0n });
    return edits.store.get().get('d');
  };
  expect(await answer(0, 400n)).toMatchObject({ text: '4', saved: false });
  expect(await answer(1, 4500n)).toMatchObject({ text: '4', saved: false });
  expect(await answer(2, 400n)).toMatchObject({ text: '4', saved: true });
});

test('a bet as it was drawn before an amount was saved takes nothing away that was typed, however late it is told', async () => {
  const edits = new AmountEdits(async () => ({ kind: 'done' }), 400);
  edits.typed('d', 'BET', '2');
  const drawn = edits.store.get().get('d');
  if (!drawn) throw new Error('nothing typed');
  await vi.advanceTimersByTimeAsync(400);
  const saved = edits.store.get().get('d');
  expect(saved).toMatchObject({ text: '2', saved: true });
  edits.told('d', drawn, { bet: undefined, win: undefined, ratio: 0n });
  expect(edits.store.get().get('d')).toBe(saved);
  if (saved) edits.told('d', saved, { bet: 900n, win: undefined, ratio: 0n });
  expect(edits.store.get().get('d')).toBeUndefined();
});

test('a lost amount is not sent again over a newer one that went out meanwhile', async () => {
  const lose: (() => void)[] = [];
  const save = vi.fn(
    (_id: string, _field: string, text: string) =>
      new Promise<SlipOutcome>((resolve) => {
        if (text === '4') lose.push(() => resolve({ kind: 'lost' }));
        else resolve({ kind: 'done' });
      }),
  );
  const edits = new AmountEdits(save, 400);
  for (const text of ['4', '45']) {
    edits.typed('d', 'BET', text);
    await vi.advanceTimersByTimeAsync(400);
  }
  lose[0]?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenLastCalledWith('d', 'BET', '45');
  expect(save).toHaveBeenCalledTimes(2);
});
