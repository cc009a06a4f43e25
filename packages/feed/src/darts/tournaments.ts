import { BEST_OF_ELEVEN, type DartsRules } from '@fairline/sports/darts/rules.ts';

/** A recorded tournament: when it began, and how long its matches are, the final first, then the semi-finals and so on. */
interface Tournament {
  readonly startMs: number;
  readonly firstTo: readonly number[];
  readonly twoClear: boolean;
}

const TOURNAMENTS: Readonly<Record<string, Tournament>> = {
  world_matchplay: {
    startMs: Date.UTC(2024, 6, 13, 12),
    firstTo: [18, 17, 16, 11, 10],
    twoClear: true,
  },
  // Of each match the table has the first set alone.
  pdc_world_masters: {
    startMs: Date.UTC(2025, 0, 30, 12),
    firstTo: [2, 2, 2, 2, 2],
    twoClear: false,
  },
};
const UNKNOWN_START = Date.UTC(2024, 0, 1, 12);
const HOUR_MS = 3_600_000;

/** A match follows an hour after another. @param index of the match in its table, from 0 */
export function matchStartMs(tournament: string, index: number): number {
  return (TOURNAMENTS[tournament]?.startMs ?? UNKNOWN_START) + index * HOUR_MS;
}

/**
 * How long a match is; undefined of a tournament that is not known. A table tells the rounds from the final back: one match, two,
 * four and so on.
 * @param index as above
 */
export function matchRules(tournament: string, index: number): DartsRules | undefined {
  const { firstTo = [], twoClear = false } = TOURNAMENTS[tournament] ?? {};
  const legsToWin = firstTo[Math.floor(Math.log2(index + 1))];
  return legsToWin === undefined ? undefined : { ...BEST_OF_ELEVEN, legsToWin, twoClear };
}
