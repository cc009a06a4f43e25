import { type Aim, falls } from './board.ts';

/** What is aimed at while no finish is near. */
type Number = 20 | 19 | 18;
const AIMS: Readonly<Record<Number, Aim>> = {
  20: { kind: 'treble', number: 20 },
  19: { kind: 'treble', number: 19 },
  18: { kind: 'treble', number: 18 },
};

/** Players begin a visit at the 19 so often, otherwise at the 20. */
const BEGINS_AT_19 = 0.04;
/** A dart that missed may block the treble: the next is aimed at another number so often, by how many were thrown. */
const LEAVES_AFTER_MISS = [0, 0.38, 0.34];
/** After a treble the last dart alone leaves it, and seldom. */
const LEAVES_AFTER_HIT = [0, 0, 0.09];
/** Where to, from each: the shares sum to 1. */
const LEAVES_FOR: Readonly<Record<Number, readonly (readonly [Number, number])[]>> = {
  20: [
    [19, 0.87],
    [18, 0.13],
  ],
  19: [
    [20, 0.1],
    [18, 0.9],
  ],
  18: [
    [20, 0.1],
    [19, 0.9],
  ],
};
/** A dart in the treble leads the next there, and one that missed does not. */
const HITS_AFTER_HIT = 1.11;
const HITS_AFTER_MISS = 0.82;
const MOST_TREBLES = 0.9;

/** A visit so far. */
interface Thrown {
  readonly points: number;
  readonly at: Number;
  /** Whether the last dart was in its treble; undefined before the first. */
  readonly hit: boolean | undefined;
  readonly chance: number;
}

/**
 * The chances of what a visit brings while no finish is near, by its points. All shares are found together, with those of where
 * darts fall (board.ts), as the likeliest for 4,633 recorded visits from more than 190: 96, 58 and 134 come of the change of
 * number, and 100 half as often as without.
 * @param trebles share of the trebles aimed at that the first dart hits
 */
export function scoringVisit(trebles: number): ReadonlyMap<number, number> {
  let open: readonly Thrown[] = [
    { points: 0, at: 20, hit: undefined, chance: 1 - BEGINS_AT_19 },
    { points: 0, at: 19, hit: undefined, chance: BEGINS_AT_19 },
  ];
  for (let darts = 0; darts < 3; darts++)
    open = merged(open.flatMap((thrown) => next(thrown, darts, trebles)));
  const visits = new Map<number, number>();
  for (const { points, chance } of open) visits.set(points, (visits.get(points) ?? 0) + chance);
  return visits;
}

function next(before: Thrown, darts: number, trebles: number): Thrown[] {
  const leaves = (before.hit ? LEAVES_AFTER_HIT : LEAVES_AFTER_MISS)[darts] ?? 0;
  const hits = Math.min(MOST_TREBLES, trebles * hitsAfter(before.hit));
  const aims: (readonly [Number, number])[] = [
    [before.at, 1 - leaves],
    ...LEAVES_FOR[before.at].map(([at, share]) => [at, share * leaves] as const),
  ];
  return aims.flatMap(([at, share]) =>
    falls(AIMS[at], hits).map(
      (fall): Thrown => ({
        points: before.points + fall.points,
        at,
        hit: fall.points === 3 * at,
        chance: before.chance * share * fall.share,
      }),
    ),
  );
}

function hitsAfter(hit: boolean | undefined): number {
  if (hit === undefined) return 1;
  return hit ? HITS_AFTER_HIT : HITS_AFTER_MISS;
}

/** Those that are alike as one. */
function merged(thrown: readonly Thrown[]): Thrown[] {
  const alike = new Map<string, Thrown>();
  for (const one of thrown) {
    const key = `${one.points} ${one.at} ${one.hit}`;
    const known = alike.get(key);
    alike.set(key, known ? { ...known, chance: known.chance + one.chance } : one);
  }
  return [...alike.values()];
}
