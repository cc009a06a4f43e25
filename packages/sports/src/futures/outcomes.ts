import type { Outcomes } from '../market-definition.ts';
import { divisionsOf, type SeasonRules } from './rules.ts';
import type { SeasonState } from './state.ts';

/** Complete seasons as columns. */
export interface SeasonOutcomes extends Outcomes {
  /** Who wins it all, by number in the field. */
  readonly champion: Uint8Array;
  /** Who wins each conference, and each division. */
  readonly conferences: readonly Uint8Array[];
  readonly divisions: readonly Uint8Array[];
  /** Of each side, its wins or points. */
  readonly totals: readonly Int16Array[];
  /** Of each side, whether it goes on to the play-offs, is among the first, among the last: MADE and so on, added up. */
  readonly reached: readonly Uint8Array[];
}

export const PLAYOFFS = 1;
export const TOP = 2;
export const RELEGATED = 4;

/** How many columns of each sort a season has. */
export interface ColumnCounts {
  readonly sides: number;
  readonly conferences: number;
  readonly divisions: number;
}

export function countsOf({ rows }: SeasonState, rules: SeasonRules): ColumnCounts {
  const conferences = rules.playoffs ? rules.conferences.length : 0;
  return { sides: rows.length, conferences, divisions: divisionsOf(rules).length };
}

/** Columns of `size` without anything in them. */
export function emptyOutcomes(size: number, counts: ColumnCounts): SeasonOutcomes {
  const bytes = (count: number) => Array.from({ length: count }, () => new Uint8Array(size));
  return {
    size,
    champion: new Uint8Array(size),
    conferences: bytes(counts.conferences),
    divisions: bytes(counts.divisions),
    totals: Array.from({ length: counts.sides }, () => new Int16Array(size)),
    reached: bytes(counts.sides),
  };
}
