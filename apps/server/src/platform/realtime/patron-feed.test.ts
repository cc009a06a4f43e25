import { expect, test } from 'vitest';
import { Bus, topic } from '../bus.ts';
import { PatronFeed } from './patron-feed.ts';

interface Message {
  readonly patronId: string;
  readonly what: string;
}

function setup() {
  const bus = new Bus({ error: (details: unknown) => console.error(details) });
  const told = topic<Message>('told');
  return { bus, told, feed: new PatronFeed(bus, told, (message) => message.what) };
}

test('a watcher hears of its patron only, the first message at once [WAL-003]', async () => {
  const { bus, told, feed } = setup();
  const ann = feed.watch('ann', { patronId: 'ann', what: 'now' });
  bus.publish(told, { patronId: 'bob', what: 'bet 1' });
  bus.publish(told, { patronId: 'ann', what: 'bet 2' });
  expect((await ann.next()).value).toEqual({ patronId: 'ann', what: 'now' });
  expect((await ann.next()).value).toEqual({ patronId: 'ann', what: 'bet 2' });
});

test('messages about the same thing wait as one', async () => {
  const { bus, told, feed } = setup();
  const ann = feed.watch('ann');
  for (const what of ['bet 1', 'bet 2', 'bet 1']) bus.publish(told, { patronId: 'ann', what });
  const heard = [(await ann.next()).value?.what, (await ann.next()).value?.what];
  expect(heard).toEqual(['bet 1', 'bet 2']);
});

test('a watcher that waits wakes up, and ends when it is returned', async () => {
  const { bus, told, feed } = setup();
  const ann = feed.watch('ann');
  const waiting = ann.next();
  bus.publish(told, { patronId: 'ann', what: 'bet 1' });
  expect((await waiting).value?.what).toBe('bet 1');
  const ending = ann.next();
  await ann.return?.();
  expect(await ending).toEqual({ value: undefined, done: true });
  bus.publish(told, { patronId: 'ann', what: 'bet 2' });
  expect(await ann.next()).toEqual({ value: undefined, done: true });
});

test('what nobody reads is bounded: the latest messages wait', async () => {
  const { bus, told, feed } = setup();
  const ann = feed.watch('ann');
  for (let bet = 0; bet < 5_000; bet += 1) bus.publish(told, { patronId: 'ann', what: `bet ${bet}` });
  expect((await ann.next()).value?.what).toBe('bet 4000');
});
