import { expect, test } from 'vitest';
import { LoopTurns } from './loop-turns.ts';
import { countTurns } from './testing/count-turns.ts';

test('so many go on in a turn, in the order they came, and all else has its turn between', async () => {
  const turns = new LoopTurns(2);
  const went: [piece: number, turn: number][] = [];
  await countTurns(async (now) => {
    const work = async (piece: number) => {
      await turns.take();
      went.push([piece, now()]);
    };
    await Promise.all(Array.from({ length: 7 }, (_, piece) => work(piece)));
  });
  expect(went.map(([piece]) => piece)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  // The third after any in a later turn than it.
  for (let piece = 2; piece < 7; piece += 1)
    expect(went[piece]?.[1]).toBeGreaterThan(went[piece - 2]?.[1] ?? Number.NaN);
});

test('whoever comes alone goes on at once', async () => {
  const turns = new LoopTurns(1);
  expect(turns.take()).toBeUndefined();
  await turns.take();
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(turns.take()).toBeUndefined();
});
