import { HOME, sideNumber } from '../kit/side-number.ts';
import { type BaseballOutcomes, MAX_SCORES } from './outcomes.ts';
import type { ScoringPlay } from './state.ts';

/** One scoring play in 16 bits: side (bit 0), runs (1–3), whether it was a home run (4) and the inning (5–10). */
export function packScore(side: number, runs: number, homeRun: number, inning: number): number {
  return (Math.min(inning, 63) << 5) | (homeRun << 4) | (runs << 1) | side;
}

export const sideOf = (packed: number): number => packed & 1;
export const runsIn = (packed: number): number => (packed >> 1) & 7;
export const isHomeRun = (packed: number): boolean => (packed & 16) !== 0;
export const inningOf = (packed: number): number => packed >> 5;

export function packScores(scores: readonly ScoringPlay[]): number[] {
  return scores
    .slice(0, MAX_SCORES)
    .map(({ side, runs, homeRun, inning }) => packScore(sideNumber(side), runs, homeRun ? 1 : 0, inning));
}

/** The n-th scoring play (from 1) of a game, 0 when there were fewer. */
export function nthScore({ scoring, scoringCount }: BaseballOutcomes, index: number, n: number): number {
  return n <= (scoringCount[index] ?? 0) ? (scoring[index * MAX_SCORES + n - 1] ?? 0) : 0;
}

/** The last one, 0 when nobody scored. */
export function lastScore(outcomes: BaseballOutcomes, index: number): number {
  return nthScore(outcomes, index, outcomes.scoringCount[index] ?? 0);
}

/** Who first has so many runs: 1 for home, 2 for away, 0 for neither. */
export function firstTo(outcomes: BaseballOutcomes, index: number, runs: number): number {
  let home = 0;
  let away = 0;
  const count = outcomes.scoringCount[index] ?? 0;
  for (let n = 0; n < count; n++) {
    const packed = outcomes.scoring[index * MAX_SCORES + n] ?? 0;
    if (sideOf(packed) === HOME) home += runsIn(packed);
    else away += runsIn(packed);
    if (home >= runs) return 1;
    if (away >= runs) return 2;
  }
  return 0;
}

/** Home runs of a side, or of both. */
export function homeRuns(outcomes: BaseballOutcomes, index: number, side: number | undefined): number {
  let found = 0;
  const count = outcomes.scoringCount[index] ?? 0;
  for (let n = 0; n < count; n++) {
    const packed = outcomes.scoring[index * MAX_SCORES + n] ?? 0;
    if (isHomeRun(packed) && (side === undefined || sideOf(packed) === side)) found++;
  }
  return found;
}
