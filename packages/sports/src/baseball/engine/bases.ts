import {
  ERROR,
  FLY,
  GROUND,
  HIT_BATTER,
  HOMER,
  K,
  ONE_BASE,
  POP,
  RESULTS,
  THREE_BASES,
  TWO_BASES,
  WALK,
} from './batting.ts';

/** Runners on base as bits. */
export const FIRST = 1;
export const SECOND = 2;
export const THIRD = 4;

/** So many bits of a random number draw the way in which a result ends for given runners and outs. */
export const WAY_BITS = 7;
export const WAYS = 2 ** WAY_BITS;

/** One way: who is on base then, the runs that came in and the outs that were made. */
interface Way {
  readonly share: number;
  readonly bases: number;
  readonly runs: number;
  readonly outs: number;
}

export const basesIn = (way: number): number => way & 7;
export const runsIn = (way: number): number => (way >> 3) & 7;
export const outsIn = (way: number): number => way >> 6;

/** Where the WAYS packed ways of a result for given runners and outs begin in the table. */
export function waysAt(result: number, bases: number, outs: number): number {
  return ((result * 8 + bases) * 3 + outs) * WAYS;
}

/** Shares of what runners do, from league averages of the seasons 2019 to 2024, rounded to whole percents. */
const FIRST_TO_THIRD_ON_SINGLE = 0.28;
const SECOND_SCORES_ON_SINGLE = [0.52, 0.58, 0.86] as const;
const FIRST_SCORES_ON_DOUBLE = [0.32, 0.4, 0.62] as const;
const DOUBLE_PLAY_ON_GROUND = 0.4;
const FORCED_AT_SECOND = 0.35;
const THIRD_SCORES_ON_GROUND = 0.52;
const SECOND_TO_THIRD_ON_GROUND = 0.6;
const THIRD_SCORES_ON_FLY = 0.86;
const SECOND_TO_THIRD_ON_FLY = 0.3;
const THROWN_OUT_ON_FLY = 0.02;

/** All ways of all results, packed: bases, runs << 3, outs << 6. */
export const WAYS_TABLE: Uint8Array = writeAll();

function writeAll(): Uint8Array {
  const table = new Uint8Array(RESULTS * 24 * WAYS);
  for (let result = 0; result < RESULTS; result++) {
    for (let bases = 0; bases < 8; bases++) {
      for (let outs = 0; outs < 3; outs++)
        write(table, waysAt(result, bases, outs), waysOf(result, bases, outs));
    }
  }
  return table;
}

function write(table: Uint8Array, at: number, ways: readonly Way[]): void {
  let exact = 0;
  let from = 0;
  ways.forEach(({ share, bases, runs, outs }, index) => {
    exact += share * WAYS;
    const to = index === ways.length - 1 ? WAYS : Math.round(exact);
    table.fill(bases | (runs << 3) | (outs << 6), at + from, at + to);
    from = to;
  });
}

function waysOf(result: number, bases: number, outs: number): readonly Way[] {
  switch (result) {
    case K:
    case POP:
      return [way(1, bases, 0, 1)];
    case WALK:
    case HIT_BATTER:
      return [forced(bases)];
    case ONE_BASE:
    case ERROR:
      return single(bases, outs);
    case TWO_BASES:
      return double(bases, outs);
    case THREE_BASES:
      return [way(1, THIRD, runners(bases), 0)];
    case HOMER:
      return [way(1, 0, runners(bases) + 1, 0)];
    case GROUND:
      return ground(bases, outs);
    case FLY:
      return fly(bases, outs);
    default:
      return [way(1, bases, 0, 1)];
  }
}

function way(share: number, bases: number, runs: number, outs: number): Way {
  return { share, bases, runs, outs };
}

function runners(bases: number): number {
  return (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);
}

/** The batter takes first; only who must goes. */
function forced(bases: number): Way {
  if ((bases & FIRST) === 0) return way(1, bases | FIRST, 0, 0);
  if ((bases & SECOND) === 0) return way(1, bases | SECOND, 0, 0);
  return (bases & THIRD) === 0 ? way(1, 7, 0, 0) : way(1, 7, 1, 0);
}

function single(bases: number, outs: number): readonly Way[] {
  const home = bases & THIRD ? 1 : 0;
  const scores = bases & SECOND ? (SECOND_SCORES_ON_SINGLE[outs] ?? 0.6) : 0;
  const goesOn = bases & FIRST ? FIRST_TO_THIRD_ON_SINGLE : 0;
  const onFirst = (share: number, third: number, runs: number): Way[] => {
    if ((bases & FIRST) === 0) return [way(share, FIRST | third, runs, 0)];
    if (third !== 0) return [way(share, FIRST | SECOND | third, runs, 0)];
    return [way(share * goesOn, FIRST | THIRD, runs, 0), way(share * (1 - goesOn), FIRST | SECOND, runs, 0)];
  };
  if ((bases & SECOND) === 0) return onFirst(1, 0, home);
  return [...onFirst(scores, 0, home + 1), ...onFirst(1 - scores, THIRD, home)];
}

function double(bases: number, outs: number): readonly Way[] {
  const home = (bases & THIRD ? 1 : 0) + (bases & SECOND ? 1 : 0);
  if ((bases & FIRST) === 0) return [way(1, SECOND, home, 0)];
  const scores = FIRST_SCORES_ON_DOUBLE[outs] ?? 0.4;
  return [way(scores, SECOND, home + 1, 0), way(1 - scores, SECOND | THIRD, home, 0)];
}

/** An out on the ground; with a runner on first and less than two out a double play or a force is likely. */
function ground(bases: number, outs: number): readonly Way[] {
  if (outs === 2) return [way(1, bases, 0, 1)];
  if ((bases & FIRST) === 0) return groundWithoutForce(bases);
  const third = bases & THIRD ? 1 : 0;
  const second = bases & SECOND ? THIRD : 0;
  const advanced = 1 - DOUBLE_PLAY_ON_GROUND - FORCED_AT_SECOND;
  // A double play that ends the half keeps the runner on third from scoring.
  const scoresOnTwo = outs === 0 ? third : 0;
  return [
    way(DOUBLE_PLAY_ON_GROUND, second, scoresOnTwo, 2),
    way(FORCED_AT_SECOND, FIRST | second, third, 1),
    way(advanced, SECOND | second, third, 1),
  ];
}

function groundWithoutForce(bases: number): readonly Way[] {
  if (bases === 0) return [way(1, 0, 0, 1)];
  if (bases === SECOND) {
    return [way(SECOND_TO_THIRD_ON_GROUND, THIRD, 0, 1), way(1 - SECOND_TO_THIRD_ON_GROUND, SECOND, 0, 1)];
  }
  const left = bases & SECOND;
  return [way(THIRD_SCORES_ON_GROUND, left ? THIRD : 0, 1, 1), way(1 - THIRD_SCORES_ON_GROUND, bases, 0, 1)];
}

/** A deep fly: the runner on third comes in, the one on second sometimes moves up. */
function fly(bases: number, outs: number): readonly Way[] {
  if (outs === 2 || (bases & (SECOND | THIRD)) === 0) return [way(1, bases, 0, 1)];
  if (bases & THIRD) {
    const left = bases & ~THIRD;
    return [
      way(THIRD_SCORES_ON_FLY, left, 1, 1),
      way(THROWN_OUT_ON_FLY, left, 0, 2),
      way(1 - THIRD_SCORES_ON_FLY - THROWN_OUT_ON_FLY, bases, 0, 1),
    ];
  }
  const moved = (bases & ~SECOND) | THIRD;
  return [way(SECOND_TO_THIRD_ON_FLY, moved, 0, 1), way(1 - SECOND_TO_THIRD_ON_FLY, bases, 0, 1)];
}
