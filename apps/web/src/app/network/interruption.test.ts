import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Interruption } from './interruption.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a websocket that is gone for a while is told of until it is back, however often it is tried meanwhile', () => {
  const interruption = new Interruption();
  interruption.closed({ code: 1006 });
  vi.advanceTimersByTime(4_000);
  interruption.closed({ code: 1006 });
  expect(interruption.store.get()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(interruption.store.get()).toBe(true);
  interruption.connected();
  expect(interruption.store.get()).toBe(false);
});

test('one that is back within a moment, or that nobody needs any more, is not told of', () => {
  const interruption = new Interruption();
  interruption.closed({ code: 4403 });
  interruption.connected();
  interruption.closed({ code: 1006 });
  interruption.closed({ code: 1000 });
  vi.advanceTimersByTime(60_000);
  expect(interruption.store.get()).toBe(false);
});
