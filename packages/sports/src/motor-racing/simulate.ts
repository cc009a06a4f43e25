import { ABSENT, DID_NOT_START, NO_PLACE, placeCode } from '../kit/field.ts';
import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { actual } from './actual.ts';
import { fastestAt, fastestTable, partIn } from './engine/luck.ts';
import { RaceRun } from './engine/race-run.ts';
import { emptyOutcomes, MOST_MARGIN, marginOf, type RaceOutcomes, UNCLASSIFIED } from './outcomes.ts';
import { CLASSIFIED_LAPS, LAP_MS, LAPS, STINT_LAPS, STRIDE_LAPS } from './rules.ts';
import { fastestCar, type RaceState } from './state.ts';
import type { RaceStrength } from './strength.ts';

/** Drives the rest of the weekend `size` times, some laps a step. Sample i draws from stream i of the seed. */
export function simulate(
  state: RaceState,
  { paces }: RaceStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): RaceOutcomes {
  const outcomes = emptyOutcomes(size, state.cars);
  writeKnown(state, outcomes);
  if (state.phase === 'final') return outcomes;
  const numbers = state.cars.flatMap(({ status }, number) => (status === 'in' ? [number] : []));
  const own = numbers.map((number) => paces[number] ?? 0);
  const start = new RaceRun(own);
  const run = new RaceRun(own);
  numbers.forEach((number, at) => {
    start.times[at] = state.cars[number]?.gap ?? 0;
  });
  const soFar = bestLap(state);
  const stints = Math.max(1, Math.ceil((LAPS - state.lap) / STINT_LAPS));
  const fastest = fastestTable(stints);
  const order = Uint8Array.from(numbers, (_, at) => at);
  const grid = Uint8Array.from(numbers, (number) => state.cars[number]?.grid ?? 0);
  const random = new Random(seed);
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    run.stoppedAt.fill(-1);
    run.times.set(start.times);
    run.hadSafetyCar = state.hadSafetyCar === true;
    if (state.phase === 'pre-game') {
      run.qualify(random, order);
      for (let at = 0; at < order.length; at++) grid[order[at] ?? 0] = at + 1;
      outcomes.pole[i] = numbers[order[0] ?? 0] ?? 0;
    }
    let lap = state.lap;
    while (lap < LAPS) {
      const next = strideTo(lap);
      run.drive(lap, next - lap, random);
      lap = next;
    }
    run.sort(order);
    write(run, order, numbers, i, outcomes);
    outcomes.winnerGrid[i] = grid[order[0] ?? 0] ?? 0;
    let best = soFar.time;
    let holder = soFar.car;
    for (let at = 0; at < numbers.length; at++) {
      const part = random.next() / 2 ** 32;
      const done = stintsOf(run.stoppedAt[at] ?? 0, state.lap, stints);
      if (done === 0) continue;
      const place = done === stints ? part : partIn(stints, done, part);
      const time = LAP_MS - 1000 * (own[at] ?? 0) + fastestAt(fastest, place);
      if (time >= best) continue;
      best = time;
      holder = numbers[at] ?? 0;
    }
    outcomes.fastest[i] = holder;
  }
  return outcomes;
}

/** Up to which lap a step goes: who stops on it has done a stint of it or none, and must not miss being classified by that. */
function strideTo(lap: number): number {
  return Math.min(lap + STRIDE_LAPS, lap < CLASSIFIED_LAPS ? CLASSIFIED_LAPS : LAPS);
}

/** Whole stints that a car drives from a lap on, of so many at most. @param stoppedAt see RaceRun */
function stintsOf(stoppedAt: number, from: number, most: number): number {
  return stoppedAt < 0 ? most : Math.floor((stoppedAt - from) / STINT_LAPS);
}

/** The fastest lap so far and whose it is. */
function bestLap(state: RaceState): { time: number; car: number } {
  const car = fastestCar(state) ?? 0;
  return { time: state.cars[car]?.best ?? Number.POSITIVE_INFINITY, car };
}

function write(
  run: RaceRun,
  order: Uint8Array,
  numbers: readonly number[],
  i: number,
  outcomes: RaceOutcomes,
): void {
  outcomes.winner[i] = numbers[order[0] ?? 0] ?? 0;
  outcomes.safetyCar[i] = run.hadSafetyCar ? 1 : 0;
  const margin = run.margin(order);
  outcomes.margin[i] = margin === undefined ? MOST_MARGIN : marginOf(margin);
  for (let at = 0; at < order.length; at++) {
    const car = order[at] ?? 0;
    const number = numbers[car] ?? 0;
    const stoppedAt = run.stoppedAt[car] ?? 0;
    const hasPlace = stoppedAt < 0 || stoppedAt >= CLASSIFIED_LAPS;
    const places = outcomes.places[number];
    const ranks = outcomes.ranks[number];
    if (places) places[i] = hasPlace ? placeCode(at + 1, 1) : NO_PLACE;
    if (ranks) ranks[i] = hasPlace ? at : UNCLASSIFIED + LAPS - stoppedAt;
  }
}

/** What is known of every car: all of a race that is over, else of those that are not on the track. */
function writeKnown(state: RaceState, outcomes: RaceOutcomes): void {
  const real = actual(state);
  outcomes.winner.fill(real.winner[0] ?? 0);
  outcomes.fastest.fill(real.fastest[0] ?? 0);
  outcomes.pole.fill(real.pole[0] ?? 0);
  outcomes.winnerGrid.fill(real.winnerGrid[0] ?? 0);
  outcomes.margin.fill(real.margin[0] ?? 0);
  outcomes.safetyCar.fill(real.safetyCar[0] ?? 0);
  state.cars.forEach(({ status }, number) => {
    outcomes.places[number]?.fill(
      status === 'absent' ? DID_NOT_START : (real.places[number]?.[0] ?? NO_PLACE),
    );
    outcomes.ranks[number]?.fill(status === 'absent' ? ABSENT : (real.ranks[number]?.[0] ?? UNCLASSIFIED));
  });
}
