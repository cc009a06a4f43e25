import { afterEach, expect, test, vi } from 'vitest';
import { firstPage } from './first-page.ts';

afterEach(() => vi.useRealTimers());

test('the app is drawn when its first page is ready', async () => {
  let ready = () => {};
  const load = () =>
    new Promise<void>((resolve) => {
      ready = resolve;
    });
  let isDrawn = false;
  const drawn = firstPage({ load }).then(() => {
    isDrawn = true;
  });
  await Promise.resolve();
  expect(isDrawn).toBe(false);
  ready();
  await drawn;
});

test('a first page that is slow, or fails, does not keep the app from being drawn', async () => {
  await firstPage({ load: () => Promise.reject(new Error('no code')) });
  vi.useFakeTimers();
  const drawn = firstPage({ load: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(500);
  await drawn;
});
