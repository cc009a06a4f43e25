import type { FieldOutcomes } from '../kit/field.ts';
import { CUT_AFTER, ROUNDS } from './rules.ts';
import type { Card } from './state.ts';

/** Complete tournaments as columns. */
export interface GolfOutcomes extends FieldOutcomes {
  /** Strokes against par of the winner, less LEAST_WINNING: from 0. */
  readonly winning: Uint8Array;
  /** Strokes between the first and the second, 0 where they play off; at most MOST_MARGIN. */
  readonly margin: Uint8Array;
  /** Against par, the worst total that makes the cut; without entries once it is made. */
  readonly cutLine: Int8Array;
  /**
   * Of each player, what he plays in each round that can be bet on, by round from 0; a round that cannot has no columns.
   * Against par, GAVE_UP for no score.
   */
  readonly rounds: readonly (readonly Int8Array[])[];
  /** By how many the lead after each such round is shared, what its total is, and the lowest score of the round alone. */
  readonly leads: readonly {
    readonly best: Int8Array;
    readonly tied: Uint8Array;
    readonly low: Int8Array;
  }[];
  /** What was played before. */
  readonly cards: readonly Card[];
}

/** Ranks: by total up to here, then those who missed the cut by theirs, then those who gave up. */
export const MISSED_CUT = 120;
export const OUT_AFTER_CUT = 253;

/** Also where nobody else is left. */
export const MOST_MARGIN = 120;

/** No tournament is won with a lower total. */
export const LEAST_WINNING = -60;

/** Columns of `size` without anything in them. @param rounds numbers from 0 of those that can be bet on */
export function emptyOutcomes(size: number, cards: readonly Card[], rounds: readonly number[]): GolfOutcomes {
  const each = <T>(make: () => T): T[] => cards.map(() => make());
  const has = (round: number) => rounds.includes(round);
  const ofRounds = <T>(make: (round: number) => T): T[] =>
    Array.from({ length: ROUNDS }, (_, round) => make(round));
  return {
    size,
    winner: new Uint8Array(size),
    places: each(() => new Uint16Array(size)),
    ranks: each(() => new Uint8Array(size)),
    winning: new Uint8Array(size),
    margin: new Uint8Array(size),
    cutLine: new Int8Array(rounds.some((round) => round < CUT_AFTER) ? size : 0),
    rounds: ofRounds((round) => (has(round) ? each(() => new Int8Array(size)) : [])),
    leads: ofRounds((round) => ({
      best: new Int8Array(has(round) ? size : 0),
      tied: new Uint8Array(has(round) ? size : 0),
      low: new Int8Array(has(round) ? size : 0),
    })),
    cards,
  };
}
