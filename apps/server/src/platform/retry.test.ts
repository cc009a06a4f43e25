import { expect, test, vi } from 'vitest';
import { retried } from './retry.ts';

test('work that fails is done again until it succeeds, and answers what it came to', async () => {
  const onFailure = vi.fn();
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 3) throw new Error('away');
    return tries;
  };
  expect(await retried(work, { signal: new AbortController().signal, onFailure })).toEqual({ value: 3 });
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test('a signal ends the waiting, and what the database refuses is not tried again', async () => {
  const stopping = new AbortController();
  const away = async () => {
    throw new Error('away');
  };
  const onFailure = vi.fn(() => stopping.abort());
  expect(await retried(away, { signal: stopping.signal, onFailure })).toBeUndefined();
  expect(onFailure).toHaveBeenCalledTimes(1);
  const refused = vi.fn(async () => {
    throw Object.assign(new Error('violates a check'), { code: '23514' });
  });
  expect(
    await retried(refused, { signal: new AbortController().signal, onFailure: () => {} }),
  ).toBeUndefined();
  expect(refused).toHaveBeenCalledTimes(1);
});
