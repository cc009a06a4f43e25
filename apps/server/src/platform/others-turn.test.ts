import { expect, test } from 'vitest';
import { inTurns, nextTurn, othersTurn } from './others-turn.ts';
import { countTurns } from './testing/count-turns.ts';

test('of those who give way at the same time one goes on in a turn, in the order they came', async () => {
  const went: { readonly who: string; readonly turn: number }[] = [];
  await countTurns((turns) => {
    const work = async (who: string) => {
      for (let piece = 0; piece < 3; piece += 1) {
        await othersTurn();
        went.push({ who, turn: turns() });
      }
    };
    return Promise.all(['a', 'b', 'c'].map(work));
  });
  expect(went.map(({ who }) => who).join('')).toBe('abcabcabc');
  expect(new Set(went.map(({ turn }) => turn)).size).toBe(went.length);
});

test('of work that comes in steps each has a turn of its own', async () => {
  const steps: number[] = [];
  const done = await countTurns((turns) => {
    function* work() {
      for (let step = 0; step < 3; step += 1) {
        steps.push(turns());
        yield;
      }
      return 'done';
    }
    return inTurns(work());
  });
  expect(done).toBe('done');
  expect(new Set(steps).size).toBe(3);
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
