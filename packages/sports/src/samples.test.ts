import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import { Random } from './random.ts';
import { columnsOf, halvesOf, SAMPLES_BLOCK, takeSamples } from './samples.ts';
import type { AnySportModel } from './sport.ts';
import { sportModels } from './sports.ts';

const SAMPLES = 500;
const SEED = 9;

test.each(sportModels)('$slug comes out the same, however its samples are split between threads', (model) => {
  const before = model.initial({ sides: fieldSides(24) });
  for (const state of [before, playTo(model, before, 0.4)]) {
    const whole = model.simulate(state, model.even, SAMPLES, SEED);
    const [first, second] = halvesOf(SAMPLES);
    const joined = model.simulate(state, model.even, SAMPLES, SEED, first);
    const other = model.simulate(state, model.even, SAMPLES, SEED, second);
    expect(columnsOf(joined)).not.toEqual(columnsOf(whole));
    takeSamples(joined, columnsOf(other), second);
    expect(joined).toEqual(whole);
  }
});

test('halves are of whole blocks and leave no sample out', () => {
  for (const size of [1, 100, 500, 8192, 32_768]) {
    const [first, second] = halvesOf(size);
    expect([first.from, second.to]).toEqual([0, size]);
    expect(first.to).toBe(second.from);
    expect(second.from % SAMPLES_BLOCK === 0 || second.from === size).toBe(true);
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
