import { expect, test } from 'vitest';
import { Together } from './together.ts';

/** Reads upper-case letters of the keys, each reading when it is let go. */
function slowReadings() {
  const readings: { readonly keys: readonly string[]; readonly end: () => void }[] = [];
  const together = new Together<string>(
    (keys) =>
      new Promise((resolve) => {
        const known = keys.filter((key) => key !== 'nobody');
        const end = () => resolve(new Map(known.map((key) => [key, key.toUpperCase()])));
        readings.push({ keys, end });
      }),
  );
  return { readings, together };
}

const turn = () => new Promise(setImmediate);

test('what is asked for while a reading is under way is read together by the next one', async () => {
  const { readings, together } = slowReadings();
  const first = together.get('a');
  await turn();
  const others = ['b', 'c', 'b', 'nobody', 'a'].map((key) => together.get(key));
  await turn();
  expect(readings.map(({ keys }) => keys)).toEqual([['a']]);
  readings[0]?.end();
  expect(await first).toBe('A');
  await turn();
  // What is asked for again is read again: it may have changed.
  expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'nobody', 'a']]);
  readings[1]?.end();
  expect(await Promise.all(others)).toEqual(['B', 'C', 'B', undefined, 'A']);
});

test('a reading that fails fails for those who asked for it, and the next one is made', async () => {
  let failing = true;
  const together = new Together<string>(async (keys) => {
    if (failing) throw new Error('The database is away.');
    return new Map(keys.map((key) => [key, key]));
  });
  await expect(together.get('a')).rejects.toThrow('away');
  failing = false;
  expect(await together.get('a')).toBe('a');
});
