import { expect, test, vi } from 'vitest';
import { Writings } from './writings.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

test('of one event one thing is written after the other, of two events each on its own', async () => {
  const writings = new Writings({ error: vi.fn() });
  const { opened, open } = gate();
  const written: string[] = [];
  const slow = writings.add('one', async () => {
    await opened;
    written.push('one, first');
  });
  const next = writings.add('one', async () => written.push('one, second'));
  await writings.add('other', async () => written.push('other'));
  expect(written).toEqual(['other']);
  expect(writings.isEmpty).toBe(false);
  open();
  await Promise.all([slow, next]);
  expect(written).toEqual(['other', 'one, first', 'one, second']);
  await writings.done();
  expect(writings.isEmpty).toBe(true);
});

test('what could not be written is tried again; what is hopeless is given up, and keeps nothing after it', async () => {
  const error = vi.fn();
  const writings = new Writings({ error });
  const write = vi.fn(async () => 'written').mockRejectedValueOnce(new Error('away'));
  expect(await writings.add('one', write)).toBe('written');
  expect(error).toHaveBeenCalledTimes(1);
  const refused = Object.assign(new Error('not a number'), { code: '22P02' });
  expect(await writings.add('one', () => Promise.reject(refused))).toBeUndefined();
  expect(await writings.add('one', async () => 'next')).toBe('next');
});

test('a stop waits for what is being written', async () => {
  const writings = new Writings({ error: vi.fn() });
  const { opened, open } = gate();
  const written = vi.fn();
  void writings.add('one', () => opened.then(written));
  const stopped = writings.stop().then(() => expect(written).toHaveBeenCalled());
  open();
  await stopped;
});
