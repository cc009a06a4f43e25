import { bisect } from '../rally/bisect.ts';
import type { MainLines } from '../sport.ts';
import { chanceToWin } from './engine/exact.ts';
import { BEST_OF_FIVE, type TableTennisRules } from './state.ts';
import { LEAST_SERVE, MOST_SERVE, SERVE_BETWEEN_EQUALS, type TableTennisStrength } from './strength.ts';

/** Points of lead over a match for each point of chance that a side wins more on either serve: a match has some 76 points. */
const POINTS_PER_CHANCE = 150;
const MOST_EDGE = 0.2;

/**
 * Strengths under which the exact chance to win the match is the given one; where there is only a spread in points, the edge
 * that brings about as many. Totals follow: a match of table tennis has one unknown only.
 */
export function fit(
  { homeWinProbability, spread }: MainLines,
  rules: TableTennisRules = BEST_OF_FIVE,
): TableTennisStrength {
  if (homeWinProbability === undefined) return withEdge((0 - (spread ?? 0)) / POINTS_PER_CHANCE);
  const chance = (edge: number) => chanceToWin(rules, withEdge(edge));
  return withEdge(bisect(chance, homeWinProbability, -MOST_EDGE, MOST_EDGE));
}

function withEdge(edge: number): TableTennisStrength {
  return { home: clamp(SERVE_BETWEEN_EQUALS + edge), away: clamp(SERVE_BETWEEN_EQUALS - edge) };
}

function clamp(chance: number): number {
  return Math.max(LEAST_SERVE, Math.min(MOST_SERVE, chance));
}
