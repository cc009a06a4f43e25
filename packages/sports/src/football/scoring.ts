import { inField } from '../kit/columns.ts';
import { sideNumber } from '../kit/side-number.ts';
import { type FootballOutcomes, MAX_SCORES } from './outcomes.ts';
import type { FootballScore } from './play.ts';

/** What counts as "a score" when scores are numbered: a try belongs to its touchdown, unless the defence returns it. */
export const TOUCHDOWN = 1;
export const FIELD_GOAL = 2;
export const SAFETY = 3;
export const DEFENSIVE_CONVERSION = 4;

/**
 * One score in 16 bits: side (bit 0), kind (1–3), points with the try (4–7), period (8–10, overtime is 5), whether it came in
 * the last two minutes of a half (11) and the place of who scored plus one (12–15), 0 where the source does not say.
 */
export function packScore(
  side: number,
  kind: number,
  points: number,
  quarter: number,
  clock: number,
  place: number | undefined,
): number {
  const period = Math.min(quarter, 5);
  const late = (quarter === 2 || quarter === 4) && clock <= 120 ? 1 : 0;
  const scorer = place === undefined ? 0 : place + 1;
  return (scorer << 12) | (late << 11) | (period << 8) | (points << 4) | (kind << 1) | side;
}

export const sideOf = (packed: number): number => packed & 1;
export const kindOf = (packed: number): number => (packed >> 1) & 7;
export const pointsOf = (packed: number): number => (packed >> 4) & 15;
export const periodOf = (packed: number): number => (packed >> 8) & 7;
/** The place in the roster of who scored; -1 where the source does not say. */
export const scorerOf = (packed: number): number => (packed >> 12) - 1;
/** All but who scored. */
export const WITHOUT_SCORER = { shift: 0, mask: 0xfff };
export const withoutScorer = (packed: number): number => inField(packed, WITHOUT_SCORER);
export const isLate = (packed: number): boolean => (packed & 0x800) !== 0;

/** The packed list of a real game's scores, tries added to their touchdowns. */
export function packScores(scores: readonly FootballScore[]): number[] {
  const packed: number[] = [];
  for (const score of scores) {
    const side = sideNumber(score.side);
    switch (score.kind) {
      case 'touchdown':
        packed.push(packScore(side, TOUCHDOWN, 6, score.quarter, score.clock, score.player));
        break;
      case 'field-goal':
        packed.push(packScore(side, FIELD_GOAL, 3, score.quarter, score.clock, score.player));
        break;
      case 'safety':
        packed.push(packScore(side, SAFETY, 2, score.quarter, score.clock, score.player));
        break;
      case 'defensive-conversion':
        packed.push(packScore(side, DEFENSIVE_CONVERSION, 2, score.quarter, score.clock, score.player));
        break;
      case 'extra-point':
      case 'two-point':
        packed.push((packed.pop() ?? 0) + ((score.kind === 'extra-point' ? 1 : 2) << 4));
        break;
    }
  }
  return packed.slice(0, MAX_SCORES);
}

/** The n-th score (from 1) of a game, 0 when there were fewer. Returned tries are not numbered. */
export function nthScore(outcomes: FootballOutcomes, index: number, n: number): number {
  const first = index * MAX_SCORES;
  const count = outcomes.scoringCount[index] ?? 0;
  let seen = 0;
  for (let i = 0; i < count; i++) {
    const packed = outcomes.scoring[first + i] ?? 0;
    if (kindOf(packed) !== DEFENSIVE_CONVERSION && ++seen === n) return packed;
  }
  return 0;
}

/** How many numbered scores a real game has seen so far. */
export function numberedScores(scores: readonly FootballScore[]): number {
  return scores.filter(({ kind }) => kind === 'touchdown' || kind === 'field-goal' || kind === 'safety')
    .length;
}
