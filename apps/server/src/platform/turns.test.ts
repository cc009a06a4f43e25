import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('work of one key runs one at a time in its order, of another beside it', async () => {
  const turns = new Turns(10);
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  await Promise.all([turns.run('a', work('a1')), turns.run('a', work('a2')), turns.run('b', work('b1'))]);
  expect(log.filter((line) => line.startsWith('a'))).toEqual([
    'a1 begins',
    'a1 ends',
    'a2 begins',
    'a2 ends',
  ]);
  expect(log.indexOf('b1 begins')).toBeLessThan(log.indexOf('a2 begins'));
});

test('work that fails fails alone', async () => {
  const turns = new Turns(10);
  const failed = turns.run('a', () => Promise.reject(new Error('no')));
  const next = turns.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('only what runs and waits is counted, however long a key is never idle', async () => {
  const turns = new Turns(2);
  let last = turns.run('a', async () => 0);
  for (let number = 1; number <= 20; number += 1) {
    const next = turns.run('a', async () => number);
    expect(await turns.run('a', async () => -1)).toBeUndefined();
    await last;
    last = next;
  }
  expect(await last).toBe(20);
});

test('what must be done waits however many there are before it', async () => {
  const turns = new Turns(1);
  const order: number[] = [];
  const all = [1, 2, 3].map((number) => turns.runSurely('a', async () => void order.push(number)));
  expect(await turns.run('a', async () => 'done')).toBeUndefined();
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3]);
});
