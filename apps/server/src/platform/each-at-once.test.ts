import { expect, test } from 'vitest';
import { eachAtOnce } from './each-at-once.ts';

test('the next item begins as soon as one before it is done, and no more than so many at once', async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const done = eachAtOnce(['a', 'b', 'c', 'd'], 2, (item) => {
    begun.push(item);
    return new Promise((resolve) => ends.set(item, resolve));
  });
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  ends.get('c')?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  ends.get('a')?.();
  ends.get('d')?.();
  await done;
});
