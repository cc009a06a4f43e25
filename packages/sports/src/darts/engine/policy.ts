import { GOOD_TREBLES } from '../strength.ts';
import { AIMS, type Aim, type Fall, falls } from './board.ts';

/** Above this players aim at treble 20 whatever they need. */
export const FINISH_WITHIN = 190;
const TREBLE_20: Aim = { kind: 'treble', number: 20 };
/** A bust leaves what was needed before the visit, which is a little worse than what is needed now. */
const BUST_COST = 0.1;
const ROUNDS = 3;

/**
 * How much dearer, in visits, an aim may be for e times fewer players to take it: what is nearly as good is thrown, too, and which a
 * player likes shows in what he leaves.
 */
const NEARLY_AS_GOOD = 0.0125;
/** Aims that fewer take are nobody's. */
const LEAST_SHARE = 0.03;

/** What is aimed at, and by what share of those who stand there. */
export interface Choice {
  readonly aim: Aim;
  readonly share: number;
}

const FAR: readonly Choice[] = [{ aim: TREBLE_20, share: 1 }];

let known: readonly (readonly (readonly Choice[])[])[] | undefined;

/**
 * Aims that finish in the fewest visits, or in nearly as few, found for a good professional: the others know the same tables by heart.
 * The shares sum to 1.
 */
export function aimsAt(remaining: number, darts: number): readonly Choice[] {
  if (remaining > FINISH_WITHIN) return FAR;
  known ??= allChoices();
  return known[remaining]?.[darts] ?? FAR;
}

interface Thrown {
  readonly aim: Aim;
  readonly falls: readonly Fall[];
}

/**
 * Value iteration over what is needed, from the bottom: a visit costs one, and each dart is reckoned as thrown where least is expected
 * to follow. A miss leaves the same to go, so each number is gone over a few times.
 */
function allChoices(): Choice[][][] {
  const thrown = AIMS.map((aim) => ({ aim, falls: falls(aim, GOOD_TREBLES) }));
  /** Visits still expected, by what is needed and how many darts are left in this one (0: it is over). */
  const visits = [0, 1, 2, 3].map(() => new Float64Array(FINISH_WITHIN + 1));
  const choices: Choice[][][] = [[], []];
  for (let needed = 2; needed <= FINISH_WITHIN; needed++) {
    let over = (visits[0]?.[needed - 1] ?? 0) + 1;
    const costs: number[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      set(visits[0], needed, over);
      for (let darts = 1; darts <= 3; darts++) {
        const then = visits[darts - 1] ?? over0;
        const each = thrown.map((one) => costOf(one, needed, then, over));
        set(visits[darts], needed, Math.min(...each));
        costs[darts] = each;
      }
      over = 1 + (visits[3]?.[needed] ?? 0);
    }
    set(visits[0], needed, over);
    choices[needed] = costs.map(choicesBy);
  }
  return choices;
}

/** Who throws at what. @param costs visits still expected, in the order of AIMS */
function choicesBy(costs: readonly number[]): Choice[] {
  const least = Math.min(...costs);
  const weights = costs.map((cost) => Math.exp((least - cost) / NEARLY_AS_GOOD));
  const all = sum(weights);
  const kept = weights.map((weight) => (weight < LEAST_SHARE * all ? 0 : weight));
  const total = sum(kept);
  return AIMS.flatMap((aim, at) => {
    const weight = kept[at] ?? 0;
    return weight === 0 ? [] : [{ aim, share: weight / total }];
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const over0 = new Float64Array(0);

function set(column: Float64Array | undefined, at: number, value: number): void {
  if (column) column[at] = value;
}

/** Visits still expected of a dart thrown so. @param then the same by what is left after it */
function costOf({ falls: ways }: Thrown, needed: number, then: Float64Array, over: number): number {
  let cost = 0;
  for (const { points, double, share } of ways) {
    const left = needed - points;
    if (left === 0 && double) continue;
    cost += share * (left < 2 ? over + BUST_COST : (then[left] ?? over));
  }
  return cost;
}
