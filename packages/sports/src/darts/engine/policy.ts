import { GOOD_TREBLES } from '../strength.ts';
import { AIMS, type Aim, type Fall, falls } from './board.ts';

/** Above this players aim at treble 20 whatever they need. */
export const FINISH_WITHIN = 190;
const TREBLE_20: Aim = { kind: 'treble', number: 20 };
/** A bust leaves what was needed before the visit, which is a little worse than what is needed now. */
const BUST_COST = 0.1;
const ROUNDS = 3;

let known: readonly (readonly Aim[])[] | undefined;

/** Aims that finish in the fewest visits, found for a good professional: the others know the same tables by heart. */
export function aimAt(remaining: number, darts: number): Aim {
  if (remaining > FINISH_WITHIN) return TREBLE_20;
  known ??= bestAims();
  return known[remaining]?.[darts] ?? TREBLE_20;
}

/**
 * Value iteration over what is needed, from the bottom: a visit costs one, and each dart is thrown where least is expected to
 * follow. A miss leaves the same to go, so each number is gone over a few times.
 */
function bestAims(): Aim[][] {
  const thrown = AIMS.map((aim) => ({ aim, falls: falls(aim, GOOD_TREBLES) }));
  /** Visits still expected, by what is needed and how many darts are left in this one (0: it is over). */
  const visits = [0, 1, 2, 3].map(() => new Float64Array(FINISH_WITHIN + 1));
  const aims: Aim[][] = [[], []];
  for (let needed = 2; needed <= FINISH_WITHIN; needed++) {
    let over = (visits[0]?.[needed - 1] ?? 0) + 1;
    const best: Aim[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      set(visits[0], needed, over);
      for (let darts = 1; darts <= 3; darts++) {
        const found = bestOf(thrown, needed, visits[darts - 1] ?? over0, over);
        set(visits[darts], needed, found.value);
        best[darts] = found.aim;
      }
      over = 1 + (visits[3]?.[needed] ?? 0);
    }
    set(visits[0], needed, over);
    aims[needed] = best;
  }
  return aims;
}

const over0 = new Float64Array(0);

function set(column: Float64Array | undefined, at: number, value: number): void {
  if (column) column[at] = value;
}

function bestOf(
  thrown: readonly { readonly aim: Aim; readonly falls: readonly Fall[] }[],
  needed: number,
  then: Float64Array,
  over: number,
): { readonly aim: Aim; readonly value: number } {
  let aim = TREBLE_20;
  let least = Number.POSITIVE_INFINITY;
  for (const each of thrown) {
    let value = 0;
    for (const { points, double, share } of each.falls) {
      const left = needed - points;
      if (left === 0 && double) continue;
      value += share * (left < 2 ? over + BUST_COST : (then[left] ?? over));
    }
    if (value < least - 1e-12) {
      least = value;
      aim = each.aim;
    }
  }
  return { aim, value: least };
}
