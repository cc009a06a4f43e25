import { OUT, placeCode } from '../../kit/field.ts';
import { MISSED_CUT, MOST_MARGIN, OUT_AFTER_CUT } from '../outcomes.ts';
import { CUT_PLACES } from '../rules.ts';

/** Sums above are no scores: somebody gave up. */
const NO_SCORE = 70;
/** Totals against par are counted from here. */
const LEAST = -60;
const BINS = 131;
/** As many as there are ranks. */
export const CODES = 256;
const LEAST_AT_CUT = -45;

/** Ranks the players of one sample: the cut, the places, who plays off. Counts instead of sorting. */
export class Ranking {
  /** Of many samples, one after the other, each in the order of the players ranked. */
  readonly ranks: Uint8Array<ArrayBuffer>;
  /** Of each of those samples CODES entries: the place code of every rank, also of the second place where there is a play-off. */
  readonly codes: Uint16Array<ArrayBuffer>;
  /** Number of the winner in that order. */
  winner = 0;
  /** The winner's total against par. */
  winning = 0;
  /** Strokes to the second, 0 where they play off. */
  margin = 0;
  /** The worst total that made the cut, where it was still to be made. */
  cutLine = 0;
  readonly #halves = new Uint8Array(BINS);
  readonly #totals = new Uint8Array(BINS);

  readonly #players: number;

  constructor(players: number, samples: number) {
    this.#players = players;
    this.codes = new Uint16Array(CODES * samples);
    this.ranks = new Uint8Array(players * samples);
  }

  /**
   * @param halves totals after two rounds, of all samples as `ranks` has them
   * @param rests what the other two rounds add
   * @param hasCut whether the cut is still to be made
   * @param draw decides a play-off
   */
  rank(halves: Int16Array, rests: Int16Array, sample: number, hasCut: boolean, draw: number): void {
    const at = sample * this.#players;
    const worst = hasCut ? this.#cutLine(halves, at) : NO_SCORE;
    this.cutLine = worst;
    const { ranks } = this;
    const end = at + this.#players;
    const totals = this.#totals.fill(0);
    for (let i = at; i < end; i++) {
      const half = halves[i] ?? 0;
      const total = half + (rests[i] ?? 0);
      if (half > NO_SCORE) ranks[i] = OUT;
      else if (half > worst) ranks[i] = MISSED_CUT + Math.max(0, Math.min(half - LEAST_AT_CUT, 119));
      else if (total > NO_SCORE) ranks[i] = OUT_AFTER_CUT;
      else {
        const bin = Math.max(0, Math.min(total - LEAST, MISSED_CUT - 1));
        ranks[i] = bin;
        totals[bin] = (totals[bin] ?? 0) + 1;
      }
    }
    const best = this.#placeTotals(sample * CODES);
    this.winning = best + LEAST;
    const tied = totals[best] ?? 0;
    if (tied > 1) this.margin = 0;
    if (tied > 1) this.codes[sample * CODES + best] = placeCode(2, tied - 1);
    this.winner = this.#nthOf(best, tied > 1 ? draw % tied : 0, at);
  }

  #cutLine(halves: Int16Array, at: number): number {
    const counts = this.#halves.fill(0);
    for (let i = at; i < at + this.#players; i++) {
      const half = halves[i] ?? 0;
      if (half <= NO_SCORE) counts[half - LEAST] = (counts[half - LEAST] ?? 0) + 1;
    }
    let seen = 0;
    for (let bin = 0; bin < BINS; bin++) {
      seen += counts[bin] ?? 0;
      if (seen >= CUT_PLACES) return bin + LEAST;
    }
    return NO_SCORE;
  }

  /** The code of each total that somebody has; answers the best. */
  #placeTotals(first: number): number {
    let best = -1;
    let ahead = 0;
    this.margin = MOST_MARGIN;
    for (let bin = 0; bin < MISSED_CUT; bin++) {
      const tied = this.#totals[bin] ?? 0;
      if (tied === 0) continue;
      if (best < 0) best = bin;
      else if (this.margin === MOST_MARGIN) this.margin = bin - best;
      this.codes[first + bin] = placeCode(ahead + 1, tied);
      ahead += tied;
    }
    return Math.max(0, best);
  }

  /** Who is the nth with a rank. */
  #nthOf(rank: number, nth: number, at: number): number {
    let left = nth;
    for (let i = at; i < at + this.#players; i++) {
      if (this.ranks[i] === rank && left-- === 0) return i - at;
    }
    return 0;
  }
}
