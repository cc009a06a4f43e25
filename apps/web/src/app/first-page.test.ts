import { afterEach, expect, test, vi } from 'vitest';
import { firstPage } from './first-page.ts';

afterEach(() => vi.useRealTimers());

/** A promise, and what fulfils it. */
function pending<Value>() {
  let fulfil: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil };
}

test('the app is drawn when its first page is ready, and the code that draws is there', async () => {
  for (const order of [
    ['page', 'code'],
    ['code', 'page'],
  ]) {
    const page = pending<void>();
    const code = pending<string>();
    let drawnWith = '';
    const drawn = firstPage({ load: () => page.promise }, code.promise).then((drawing) => {
      drawnWith = drawing;
    });
    for (const part of order) {
      expect(drawnWith).toBe('');
      if (part === 'page') page.fulfil();
      else code.fulfil('react');
      await new Promise((resolve) => setTimeout(resolve));
    }
    await drawn;
    expect(drawnWith).toBe('react');
  }
});

test('a first page that is slow, or fails, does not keep the app from being drawn', async () => {
  await firstPage({ load: () => Promise.reject(new Error('no code')) }, Promise.resolve());
  vi.useFakeTimers();
  const drawn = firstPage({ load: () => new Promise(() => {}) }, Promise.resolve());
  await vi.advanceTimersByTimeAsync(500);
  await drawn;
});

test('a page is waited for from when it could be drawn', async () => {
  vi.useFakeTimers();
  const code = pending<string>();
  let isDrawn = false;
  const drawn = firstPage({ load: () => new Promise(() => {}) }, code.promise).then(() => {
    isDrawn = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  code.fulfil('react');
  await vi.advanceTimersByTimeAsync(499);
  expect(isDrawn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await drawn;
});
