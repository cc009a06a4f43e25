import { ImpossiblePlay } from '../sport.ts';

/**
 * A correction restates what has happened, in the order it did, and nothing that is still to come.
 * @param moments of what it restates and of the correction itself, as numbers that rise with time
 * @throws ImpossiblePlay
 */
export function checkRestated(moments: readonly number[], now: number): void {
  let last = Number.NEGATIVE_INFINITY;
  for (const moment of moments) {
    if (moment > now) throw new ImpossiblePlay('a correction restates nothing that is still to come');
    if (moment < last) throw new ImpossiblePlay('a correction restates everything in the order it happened');
    last = moment;
  }
}

/** More seconds than a period has. */
const LONGEST = 10_000;

/** A moment of a clock that runs down, as a number that rises with time. */
export function momentDown(period: number, secondsLeft: number): number {
  return period * LONGEST - secondsLeft;
}

/** A moment of a clock that runs up. */
export function momentUp(period: number, secondsPlayed: number): number {
  return period * LONGEST + secondsPlayed;
}

/** What a correction restates, with the names that stay. */
export interface Restated<T> {
  readonly all: readonly T[];
  /** How many of it, from the first, reach to the last that the correction names or that counted as told before. */
  readonly told: number;
}

interface Somebodys {
  readonly player?: number;
}

/**
 * Where a correction names nobody and restates what was told before at that place, the name told before stays. Places are counted
 * from the beginning as far as all is the same, behind that from the end, and in between where nothing was added or struck.
 * @param told how many of those before were told with whose they are
 * @param isSame but for the names
 * @param named as before
 * @param kept what stays of it where the correction does say whose it is
 */
export function restatedAsTold<T extends Somebodys>(
  restated: readonly T[],
  before: readonly T[],
  told: number,
  isSame: (one: T, other: T) => boolean,
  named: (restated: T, before: T) => T = (one, other) => ({ ...other, ...one }),
  kept: (restated: T, before: T) => T = (one) => one,
): Restated<T> {
  const places = placesBefore(restated, before, isSame);
  const all = restated.map((each, at) => {
    const former = before[places[at] ?? -1];
    if (former === undefined) return each;
    return each.player === undefined ? named(each, former) : kept(each, former);
  });
  const last = restated.findLastIndex(
    ({ player }, at) => player !== undefined || (places[at] ?? told) < told,
  );
  return { all, told: last + 1 };
}

/** Of each thing restated its place before; undefined where it is not the same. */
function placesBefore<T>(
  restated: readonly T[],
  before: readonly T[],
  isSame: (one: T, other: T) => boolean,
): (number | undefined)[] {
  const added = restated.length - before.length;
  const differs = (each: T, place: number) => {
    const former = before[place];
    return former === undefined || !isSame(each, former);
  };
  const first = restated.findIndex(differs);
  const last = restated.findLastIndex((each, at) => differs(each, at - added));
  return restated.map((each, at) => {
    if (first < 0 || at < first) return at;
    if (added === 0) return differs(each, at) ? undefined : at;
    return at > last && at - added >= first ? at - added : undefined;
  });
}
