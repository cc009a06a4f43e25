import { expect, test } from 'vitest';
import { Bus, topic } from './bus.ts';

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
