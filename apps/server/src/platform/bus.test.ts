import { expect, test } from 'vitest';
import { Bus, topic } from './bus.ts';
import { busIterator } from './realtime/bus-iterator.ts';

const scored = topic<{ readonly team: string; readonly points: number }>('scored');

function makeBus() {
  const errors: unknown[] = [];
  const bus = new Bus({ error: (...args: unknown[]) => void errors.push(args) });
  return { bus, errors };
}

test('a message reaches every subscriber at once, also when one of them fails', () => {
  const { bus, errors } = makeBus();
  const seen: string[] = [];
  bus.subscribe(scored, ({ team }) => seen.push(`first ${team}`));
  bus.subscribe(scored, () => {
    throw new Error('broken');
  });
  const stop = bus.subscribe(scored, ({ points }) => seen.push(`last ${points}`));
  bus.publish(scored, { team: 'KC', points: 7 });
  expect(seen).toEqual(['first KC', 'last 7']);
  expect(errors).toHaveLength(1);
  stop();
  bus.publish(scored, { team: 'KC', points: 3 });
  expect(seen).toEqual(['first KC', 'last 7', 'first KC']);
});

test('as an iterator, messages wait in order, equal ones once, until it ends', async () => {
  const { bus } = makeBus();
  const iterator = busIterator(bus, scored, ({ team }) => team === 'KC');
  const first = iterator.next();
  bus.publish(scored, { team: 'BUF', points: 3 });
  bus.publish(scored, { team: 'KC', points: 3 });
  expect(await first).toEqual({ value: { team: 'KC', points: 3 }, done: false });
  for (const points of [6, 6, 7, 6]) bus.publish(scored, { team: 'KC', points });
  expect((await iterator.next()).value).toMatchObject({ points: 6 });
  expect((await iterator.next()).value).toMatchObject({ points: 7 });
  const waiting = iterator.next();
  await iterator.return?.();
  expect(await waiting).toEqual({ value: undefined, done: true });
  bus.publish(scored, { team: 'KC', points: 8 });
  expect((await iterator.next()).done).toBe(true);
});

test('an iterator nobody reads holds a bounded number of messages, the latest', async () => {
  const { bus } = makeBus();
  const iterator = busIterator(bus, scored);
  for (let points = 0; points < 5_000; points += 1) bus.publish(scored, { team: 'KC', points });
  expect((await iterator.next()).value).toMatchObject({ points: 4_000 });
});
