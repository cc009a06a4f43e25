import { MAXIMUM } from '../rules.ts';
import { type Aim, falls, type Hand, handOf } from './board.ts';
import type { Choice } from './policy.ts';
import { lastAims } from './set-up.ts';

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

/** Two darts of a visit, and what the last is aimed at while no finish is near. */
interface Begun {
  readonly points: number;
  readonly chance: number;
  readonly usual: readonly Choice[];
  readonly falls: Hand;
}

/**
 * Visits from where nobody finishes. All shares are found together, with those of where darts fall (board.ts), as the likeliest for
 * 4,633 recorded visits from more than 190: 96, 58 and 134 come of the change of number, and 100 half as often as without. What the
 * last dart can leave came later (set-up.ts).
 */
export class ScoringVisits {
  readonly #begun: readonly Begun[];

  /** @param trebles share of the trebles aimed at that the first dart hits */
  constructor(trebles: number) {
    let open: readonly Thrown[] = [
      { points: 0, at: 20, hit: undefined, chance: 1 - BEGINS_AT_19 },
      { points: 0, at: 19, hit: undefined, chance: BEGINS_AT_19 },
    ];
    for (let darts = 0; darts < 2; darts++)
      open = merged(open.flatMap((thrown) => next(thrown, darts, trebles)));
    const afterHit = handOf(hitsAfter(true, trebles));
    const afterMiss = handOf(hitsAfter(false, trebles));
    this.#begun = open.map(({ points, at, hit, chance }) => ({
      points,
      chance,
      usual: lastOf(at, hit === true),
      falls: hit ? afterHit : afterMiss,
    }));
  }

  /** The chances of what a visit brings, by its points. */
  chances(needed: number): Float64Array {
    const scores = new Float64Array(MAXIMUM + 1);
    for (const { points, chance, usual, falls: hand } of this.#begun) {
      for (const { aim, share } of lastAims(usual, needed - points)) {
        for (const fall of hand(aim)) {
          const score = points + fall.points;
          scores[score] = (scores[score] ?? 0) + chance * share * fall.share;
        }
      }
    }
    return scores;
  }
}

function next(before: Thrown, darts: number, trebles: number): Thrown[] {
  const hits = hitsAfter(before.hit, trebles);
  return usually(before, darts).flatMap(([at, share]) =>
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

function usually({ at, hit }: Pick<Thrown, 'at' | 'hit'>, darts: number): (readonly [Number, number])[] {
  const leaves = (hit ? LEAVES_AFTER_HIT : LEAVES_AFTER_MISS)[darts] ?? 0;
  return [[at, 1 - leaves], ...LEAVES_FOR[at].map(([to, share]) => [to, share * leaves] as const)];
}

/** One list for each way two darts can end, by which what may be left is remembered. */
const lasts = new Map<string, readonly Choice[]>();

function lastOf(at: Number, hit: boolean): readonly Choice[] {
  const key = `${at} ${hit}`;
  const found = lasts.get(key) ?? usually({ at, hit }, 2).map(([to, share]) => ({ aim: AIMS[to], share }));
  lasts.set(key, found);
  return found;
}

function hitsAfter(hit: boolean | undefined, trebles: number): number {
  if (hit === undefined) return trebles;
  return Math.min(MOST_TREBLES, trebles * (hit ? HITS_AFTER_HIT : HITS_AFTER_MISS));
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
