import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import { Random } from './random.ts';
import { columnsOf, rangesOf, SAMPLES_BLOCK, takeSamples } from './samples.ts';
import type { AnySportModel } from './sport.ts';
import { sportModels } from './sports.ts';

const SAMPLES = 500;
const SEED = 9;

test.each(sportModels)('$slug comes out the same, however its samples are split between threads', (model) => {
  const before = model.initial({ sides: fieldSides(24) });
  for (const state of [before, playTo(model, before, 0.4)]) {
    const whole = model.simulate(state, model.even, SAMPLES, SEED);
    for (const count of [2, 3]) {
      const [own, ...others] = rangesOf(SAMPLES, count);
      const joined = model.simulate(state, model.even, SAMPLES, SEED, own);
      expect(columnsOf(joined)).not.toEqual(columnsOf(whole));
      for (const range of others) {
        takeSamples(joined, columnsOf(model.simulate(state, model.even, SAMPLES, SEED, range)), range);
      }
      expect(joined).toEqual(whole);
    }
  }
});

test('ranges are of whole blocks, differ by one block at most, and leave no sample out', () => {
  for (const size of [1, 100, 500, 8192, 32_768]) {
    for (const count of [1, 2, 3, 4, 7]) {
      const ranges = rangesOf(size, count);
      expect(ranges.length).toBe(Math.min(count, Math.ceil(size / SAMPLES_BLOCK)));
      expect(ranges.map(({ from }) => from)).toEqual([0, ...ranges.slice(0, -1).map(({ to }) => to)]);
      expect(ranges.at(-1)?.to).toBe(size);
      const blocks = ranges.map(({ from, to }) => Math.ceil((to - from) / SAMPLES_BLOCK));
      expect(Math.max(...blocks) - Math.min(...blocks)).toBeLessThanOrEqual(1);
      expect(ranges.every(({ from }) => from % SAMPLES_BLOCK === 0)).toBe(true);
    }
  }
});

test('samples of another game are not taken', () => {
  const [one, other] = sportModels.map((model) =>
    model.simulate(model.initial({ sides: fieldSides(24) }), model.even, SAMPLES, SEED),
  );
  if (one === undefined || other === undefined) throw new Error('There are fewer than two sports.');
  expect(() => takeSamples(one, columnsOf(other), { from: 256, to: SAMPLES })).toThrow(RangeError);
});

/** The game once that share of its usual length was played. */
function playTo(model: AnySportModel, from: unknown, share: number): unknown {
  let state = from;
  for (let play = 0; model.elapsed(state) < share; play++) {
    const next = model.playOn(state, model.even, new Random(SEED, play));
    if (next === undefined) break;
    state = model.apply(state, next);
  }
  return state;
}
