import { expect, test } from 'vitest';
import { LaneRounds } from './lane-rounds.ts';

/** A batch that is under way until it is ended. */
function batch() {
  let end = () => {};
  const answered = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { answered, end };
}

test('a lane with little to send waits until the batch of another is answered', async () => {
  const rounds = new LaneRounds();
  expect(rounds.wait(1)).toBeUndefined();
  const other = batch();
  const running = rounds.run(() => other.answered);
  const order: string[] = [];
  const waiting = rounds.wait(1)?.then(() => order.push('sends'));
  order.push('answered');
  other.end();
  await Promise.all([running, waiting]);
  expect(order).toEqual(['answered', 'sends']);
  expect(rounds.wait(1)).toBeUndefined();
});

test('a lane with much to send does not wait, and with the last batch answered the longest waiting goes first', async () => {
  const rounds = new LaneRounds();
  const [one, two] = [batch(), batch()];
  const runs = [rounds.run(() => one.answered), rounds.run(() => two.answered)];
  expect(rounds.wait(128)).toBeUndefined();
  const order: string[] = [];
  const waiting = ['first', 'second'].map((name) =>
    rounds.wait(1)?.then(async () => {
      order.push(name);
      await rounds.run(async () => {});
    }),
  );
  one.end();
  two.end();
  await Promise.all([...runs, ...waiting]);
  expect(order).toEqual(['first', 'second']);
});

test('nobody waits for a batch that is not answered', async () => {
  const rounds = new LaneRounds();
  const stuck = batch();
  const running = rounds.run(() => stuck.answered);
  const waiting = rounds.wait(1);
  expect(waiting).toBeInstanceOf(Promise);
  await waiting;
  stuck.end();
  await running;
});

test('a batch that fails is over as well', async () => {
  const rounds = new LaneRounds();
  await expect(rounds.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(rounds.wait(1)).toBeUndefined();
});
