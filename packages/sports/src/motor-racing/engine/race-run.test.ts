import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { STINT_LAPS, STRIDE_LAPS } from '../rules.ts';
import { RaceRun } from './race-run.ts';

const CARS = 20;
const RUNS = 20_000;
const EVEN = Array.from({ length: CARS }, () => 0);

/** Level cars over six laps, driven in steps of so many. */
function driven(step: number) {
  const run = new RaceRun(EVEN);
  const seen = { safetyCars: 0, squares: 0, pairs: 0, stopped: 0, stoppedLater: 0, twice: 0 };
  for (let i = 0; i < RUNS; i++) {
    const random = new Random(step, i);
    run.times.fill(0);
    run.stoppedAt.fill(-1);
    run.hadSafetyCar = false;
    for (let lap = 0; lap < STRIDE_LAPS; lap += step) run.drive(lap, step, random);
    if (run.hadSafetyCar) seen.safetyCars += 1;
    run.times.forEach((time, car) => {
      const stoppedAt = run.stoppedAt[car] ?? 0;
      if (stoppedAt >= 0) seen.stopped += 1;
      if (stoppedAt >= STINT_LAPS) seen.stoppedLater += 1;
      if (stoppedAt >= 0) return;
      // Nobody loses so much by one mishap and the worst of luck.
      if (time > 28_000) seen.twice += 1;
      const apart = time - (run.times[(car + 1) % CARS] ?? 0);
      // Mishaps aside.
      if (!run.hadSafetyCar || Math.abs(apart) > 6000) return;
      seen.pairs += 1;
      seen.squares += apart ** 2;
    });
  }
  return { ...seen, spread: Math.sqrt(seen.squares / seen.pairs) };
}

test('two stints in one step, as samples drive them, come to what they do one after the other, as races are driven on', () => {
  const steps = driven(STRIDE_LAPS);
  const stints = driven(STINT_LAPS);
  const within = (part: number, key: keyof typeof steps) => {
    expect(steps[key] / stints[key], key).toBeGreaterThan(1 - part);
    expect(steps[key] / stints[key], key).toBeLessThan(1 + part);
  };
  within(0.12, 'safetyCars');
  // A safety car on the way leaves three laps to part again, not six.
  within(0.06, 'spread');
  within(0.06, 'stopped');
  within(0.08, 'stoppedLater');
  expect(stints.twice).toBeGreaterThan(20);
  within(0.5, 'twice');
});
