import { ImpossiblePlay } from '../sport.ts';
import type { Laps, RacePlay } from './play.ts';
import { GRID_MS, LAPS, LEAST_LAP_MS, MOST_FIRST, MOST_GAP_A_LAP_MS, MOST_LAPS_TOLD } from './rules.ts';
import { type Car, fastestCar, type RaceState } from './state.ts';

/**
 * The state after a play. The race is over with its last lap, or when nobody is left.
 * @throws ImpossiblePlay when it cannot follow: laps that run back, a car told of twice or not at all, one that is out,
 * times that nobody drives
 */
export function apply(state: RaceState, play: RacePlay): RaceState {
  if (state.phase === 'final') throw new ImpossiblePlay('the race is over');
  const told = { lastPlay: play.text === '' ? state.lastPlay : play.text, plays: state.plays + 1 };
  switch (play.kind) {
    case 'grid':
      return { ...afterQualifying(state, play.order), ...told };
    case 'withdrawal':
      return { ...afterWithdrawal(state, play.car), ...told };
    case 'laps':
      return { ...afterLaps(state, play), ...told };
  }
}

/** Who has no place on the grid does not start. */
function afterQualifying(state: RaceState, order: readonly number[]): RaceState {
  if (state.phase !== 'pre-game') throw new ImpossiblePlay('qualifying is over');
  const starts = order.every((car) => state.cars[car]?.status === 'in');
  if (!starts || new Set(order).size !== order.length) {
    throw new ImpossiblePlay('the grid has a car twice, or one that does not start');
  }
  const cars = state.cars.map((car, number): Car => {
    const at = order.indexOf(number);
    return at < 0 ? { ...car, status: 'absent' } : { ...car, grid: at + 1, gap: at * GRID_MS };
  });
  return { ...state, phase: 'grid', cars };
}

function afterWithdrawal(state: RaceState, number: number): RaceState {
  if (state.phase === 'in-play' || state.cars[number]?.status !== 'in') {
    throw new ImpossiblePlay(`car ${number} has started, or never was to start`);
  }
  const cars = state.cars.map((car, at): Car => (at === number ? { ...car, status: 'absent' } : car));
  return { ...state, cars };
}

function checkTimes(before: number, lap: number, cars: Laps['cars']): void {
  if (lap - before > MOST_LAPS_TOLD)
    throw new ImpossiblePlay(`lap ${lap} was not told of since lap ${before}`);
  if (cars.length === 0) return;
  const first = cars.filter(({ gap }) => gap === 0).length;
  if (first === 0 || first > MOST_FIRST) throw new ImpossiblePlay(`${first} cars are first at lap ${lap}`);
  for (const { car, gap, best, bestLap = lap } of cars) {
    if (bestLap <= before || bestLap > lap) {
      throw new ImpossiblePlay(`lap ${bestLap} is none of those from ${before + 1} to ${lap}`);
    }
    if (best < LEAST_LAP_MS) throw new ImpossiblePlay(`car ${car} drove a lap in ${best} ms`);
    if (gap > lap * MOST_GAP_A_LAP_MS) {
      throw new ImpossiblePlay(`car ${car} is ${gap} ms behind at lap ${lap}`);
    }
  }
}

function afterLaps(state: RaceState, { lap, cars, retired, safetyCar }: Laps): RaceState {
  if (state.phase === 'pre-game' || lap <= state.lap)
    throw new ImpossiblePlay(`lap ${lap} was driven already`);
  const told = new Map(cars.map((car) => [car.car, car]));
  const stopped = new Set(retired);
  const running = state.cars.flatMap(({ status }, number) => (status === 'in' ? [number] : []));
  const isWhole =
    running.every((number) => told.has(number) !== stopped.has(number)) &&
    cars.length + retired.length === running.length;
  if (!isWhole) throw new ImpossiblePlay(`not every car on the track is told of once at lap ${lap}`);
  checkTimes(state.lap, lap, cars);
  const after = state.cars.map((car, number): Car => {
    if (stopped.has(number)) return { ...car, status: 'retired' };
    const now = told.get(number);
    if (now === undefined) return car;
    return { ...car, gap: now.gap, laps: lap, best: Math.min(car.best ?? now.best, now.best) };
  });
  const fastest = fastestAfter(state, lap, cars);
  const isOver = lap === LAPS || cars.length === 0;
  return {
    ...state,
    phase: isOver ? 'final' : 'in-play',
    lap,
    isSafetyCar: safetyCar && !isOver,
    hadSafetyCar: safetyCar || state.hadSafetyCar === true,
    cars: after,
    ...(fastest !== undefined && { fastest }),
  };
}

/**
 * Who has the fastest lap after these: of equal ones the earliest has it, and on one lap, or where it is not told on which, who
 * is ahead and so crossed the line first.
 */
function fastestAfter(state: RaceState, lap: number, cars: Laps['cars']): number | undefined {
  let fastest = fastestCar(state);
  let time = state.cars[fastest ?? -1]?.best ?? Number.POSITIVE_INFINITY;
  const inTime = cars.toSorted(
    (one, other) => (one.bestLap ?? lap) - (other.bestLap ?? lap) || one.gap - other.gap,
  );
  for (const { car, best } of inTime) {
    if (best >= time) continue;
    fastest = car;
    time = best;
  }
  return fastest;
}
