import { HIGHEST_CHECKOUT, MAXIMUM } from '../rules.ts';
import { type Hand, handOf } from './board.ts';
import { aimsAt, FINISH_WITHIN } from './policy.ts';
import { ScoringVisits } from './scoring.ts';

const SHARES = 65_536;
/** Different results a visit can have, at most: one for each number of points, and the bust. */
const MOST_RESULTS = MAXIMUM + 1;
/** From so many no visit leaves a finish, and all are thrown alike. */
const FAR = HIGHEST_CHECKOUT + MAXIMUM + 1;
const ROWS = FAR + 1;

/** What is left after a visit, drawn by 16 random bits: the lower the luck, the less is left. */
export class VisitTable {
  /** By row: the luck up to which each result is met, rising; the last row stands for all from which no finish is left. */
  readonly #bounds = new Uint32Array(ROWS * MOST_RESULTS);
  readonly #scores = new Uint8Array(ROWS * MOST_RESULTS);
  readonly #counts = new Uint8Array(ROWS);

  readonly #chances: readonly Float64Array[];

  /** @param trebles share of the trebles aimed at that are hit */
  constructor(trebles: number) {
    const hand = handOf(trebles);
    const far = new ScoringVisits(trebles);
    this.#chances = Array.from({ length: ROWS }, (_, needed) =>
      needed > FINISH_WITHIN ? far.chances(needed) : visitScores(needed, hand),
    );
    for (let needed = 2; needed <= FAR; needed++) this.#fill(needed);
  }

  /** The chance of each score of a visit, 0 for a bust. */
  chances(needed: number): Float64Array {
    return this.#chances[Math.min(needed, FAR)] ?? new Float64Array(MAXIMUM + 1);
  }

  /** Points of a visit, 0 for a bust. @param luck 16 random bits */
  score(needed: number, luck: number): number {
    const row = Math.min(needed, FAR);
    const from = row * MOST_RESULTS;
    let low = 0;
    let high = (this.#counts[row] ?? 1) - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (luck < (this.#bounds[from + middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return this.#scores[from + low] ?? 0;
  }

  #fill(row: number): void {
    const scores = this.chances(row);
    let sum = 0;
    let count = 0;
    for (let score = MAXIMUM; score >= 0; score--) {
      const share = scores[score] ?? 0;
      if (share === 0) continue;
      sum += share;
      this.#bounds[row * MOST_RESULTS + count] = Math.round(sum * SHARES);
      this.#scores[row * MOST_RESULTS + count] = score;
      count += 1;
    }
    this.#counts[row] = count;
  }
}

/** The chance of each score of a visit with so much to go, no more than a finish is near for. */
function visitScores(needed: number, hand: Hand): Float64Array {
  const scores = new Float64Array(MAXIMUM + 1);
  let open = new Float64Array(needed + 1);
  open[needed] = 1;
  for (let darts = 3; darts >= 1; darts--) {
    const next = new Float64Array(needed + 1);
    open.forEach((chance, left) => {
      if (chance > 0) throwDart(left, darts, chance, hand, needed, next, scores);
    });
    open = next;
  }
  open.forEach((chance, left) => {
    if (chance > 0) add(scores, needed - left, chance);
  });
  return scores;
}

/** One dart: what it leaves goes on to the next, a finish or a bust ends the visit. */
function throwDart(
  left: number,
  darts: number,
  chance: number,
  hand: Hand,
  start: number,
  next: Float64Array,
  scores: Float64Array,
): void {
  for (const { aim, share: taken } of aimsAt(left, darts)) {
    for (const { points, double, share } of hand(aim)) {
      const after = left - points;
      const came = chance * taken * share;
      if (after === 0 && double) add(scores, start, came);
      else if (after < 2) add(scores, 0, came);
      else add(next, after, came);
    }
  }
}

function add(scores: Float64Array, score: number, chance: number): void {
  scores[score] = (scores[score] ?? 0) + chance;
}
