import { expect, test } from 'vitest';
import { nextTurn, othersTurn } from './others-turn.ts';

test('of those who give way at the same time one goes on in a turn, in the order they came', async () => {
  const turns = { count: 0 };
  let turn = setImmediate(function next() {
    turns.count += 1;
    turn = setImmediate(next);
  });
  const went: { readonly who: string; readonly turn: number }[] = [];
  const work = async (who: string) => {
    for (let piece = 0; piece < 3; piece += 1) {
      await othersTurn();
      went.push({ who, turn: turns.count });
    }
  };
  await Promise.all(['a', 'b', 'c'].map(work)).finally(() => clearImmediate(turn));
  expect(went.map(({ who }) => who).join('')).toBe('abcabcabc');
  expect(new Set(went.map(({ turn }) => turn)).size).toBe(went.length);
});

test('what somebody waits for goes on in the next turn, however many give way', async () => {
  let gaveWay = 0;
  const work = async () => {
    await othersTurn();
    gaveWay += 1;
  };
  const all = Array.from({ length: 20 }, work);
  await nextTurn();
  expect(gaveWay).toBeLessThan(3);
  await Promise.all(all);
});
