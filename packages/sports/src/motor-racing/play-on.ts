import type { RandomSource } from '../sport.ts';
import { apply } from './apply.ts';
import { fastestOf } from './engine/luck.ts';
import { RaceRun } from './engine/race-run.ts';
import type { RacePlay } from './play.ts';
import { LAP_MS, LAPS, MOST_GAP_MS, STINT_LAPS } from './rules.ts';
import { driverName, type RaceState, runningOrder } from './state.ts';
import type { RaceStrength } from './strength.ts';

/** Qualifying, then the next laps; undefined once it is over. The chances are those that price it. */
export function playOn(
  state: RaceState,
  { paces }: RaceStrength,
  random: RandomSource,
): RacePlay | undefined {
  if (state.phase === 'final') return undefined;
  const numbers = state.cars.flatMap(({ status }, number) => (status === 'in' ? [number] : []));
  const own = numbers.map((number) => paces[number] ?? 0);
  const run = new RaceRun(own);
  if (state.phase === 'pre-game') {
    const order = Uint8Array.from(numbers, (_, at) => at);
    run.qualify(random, order);
    const grid = Array.from(order, (at) => numbers[at] ?? 0);
    return { kind: 'grid', text: `${driverName(state, grid[0] ?? 0)} takes pole`, order: grid };
  }
  numbers.forEach((number, at) => {
    run.times[at] = state.cars[number]?.gap ?? 0;
  });
  const lap = Math.min(LAPS, state.lap + STINT_LAPS);
  run.drive(state.lap, lap - state.lap, random);
  return told(state, run, numbers, own, lap, random);
}

function told(
  state: RaceState,
  run: RaceRun,
  numbers: readonly number[],
  paces: readonly number[],
  lap: number,
  random: RandomSource,
): RacePlay {
  const running = numbers.flatMap((car, at) => ((run.stoppedAt[at] ?? 0) < 0 ? [{ car, at }] : []));
  const first = Math.min(...running.map(({ at }) => run.times[at] ?? 0));
  const cars = running.map(({ car, at }) => ({
    car,
    gap: Math.min(MOST_GAP_MS, Math.round((run.times[at] ?? 0) - first)),
    best: Math.round(LAP_MS - 1000 * (paces[at] ?? 0) + fastestOf(random.next())),
  }));
  const retired = numbers.filter((_, at) => (run.stoppedAt[at] ?? 0) >= 0);
  const play = { kind: 'laps' as const, text: '', lap, safetyCar: run.isSafetyCar, cars, retired };
  return { ...play, text: narrate(state, apply(state, play), retired) };
}

/** "Amari retires. Safety car", "Amari takes the lead from Volkov", "Amari leads", "Amari wins" */
function narrate(before: RaceState, after: RaceState, retired: readonly number[]): string {
  const out =
    retired.length === 0 ? '' : `${retired.map((car) => driverName(before, car)).join(' and ')} out. `;
  const safety = after.isSafetyCar ? 'Safety car. ' : '';
  const [leader = 0] = runningOrder(after);
  const [was = 0] = runningOrder(before);
  const name = driverName(after, leader);
  if (after.phase === 'final') return `${out}${name} wins`;
  const lead = leader === was ? `${name} leads` : `${name} takes the lead from ${driverName(before, was)}`;
  return `${out}${safety}${lead}`;
}
