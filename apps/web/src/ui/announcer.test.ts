import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('of polite texts that wait the latest about each thing is spoken, and none is lost to one about another', async () => {
  const { announce } = await import('./announcer.ts');
  announce('First');
  await vi.advanceTimersByTimeAsync(1000);
  expect(spoken()).toBe('First');
  announce('Bills: K. Vance, Touchdown. Bills 6, Jets 0', 'polite', 'score');
  announce('Bills, suspended', 'polite', 'bills');
  announce('Bills, odds now plus 120', 'polite', 'bills');
  await vi.advanceTimersByTimeAsync(1000);
  expect(spoken()).toBe('First');
  await vi.advanceTimersByTimeAsync(5000);
  expect(spoken()).toBe('Bills: K. Vance, Touchdown. Bills 6, Jets 0. Bills, odds now plus 120');
});
