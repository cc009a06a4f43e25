import { expect, test } from 'vitest';
import { ManualClock } from './clock.ts';
import { Recent } from './recent.ts';

function counted() {
  let reads = 0;
  return { read: async () => ++reads };
}

test('a thing is read once a moment, and again after it', async () => {
  const clock = new ManualClock();
  const recent = new Recent<number>(clock, 1_000);
  const { read } = counted();
  expect(await Promise.all([recent.get('a', read), recent.get('a', read)])).toEqual([1, 1]);
  clock.advance(999);
  expect(await recent.get('a', read)).toBe(1);
  clock.advance(1);
  expect(await recent.get('a', read)).toBe(2);
  expect(await recent.get('b', read)).toBe(3);
});

test('what was forgotten is read anew, and so is what could not be read', async () => {
  const recent = new Recent<number>(new ManualClock(), 1_000);
  const { read } = counted();
  await recent.get('a', read);
  recent.forget('a');
  expect(await recent.get('a', read)).toBe(2);
  await expect(recent.get('c', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  expect(await recent.get('c', read)).toBe(3);
});

test('what is known can be had without waiting, as long as it counts and once it was read', async () => {
  const clock = new ManualClock();
  const recent = new Recent<number>(clock, 1_000);
  expect(recent.known('a')).toBeUndefined();
  const reading = recent.get('a', async () => 7);
  expect(recent.known('a')).toBeUndefined();
  await reading;
  expect(recent.known('a')).toEqual({ value: 7 });
  clock.advance(1_000);
  expect(recent.known('a')).toBeUndefined();
  await recent.get('a', async () => 8);
  recent.forget('a');
  expect(recent.known('a')).toBeUndefined();
});
