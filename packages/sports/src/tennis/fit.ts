import { bisect, chanceAbove } from '../rally/bisect.ts';
import type { MainLines } from '../sport.ts';
import { exactMatch } from './engine/exact.ts';
import { BEST_OF_THREE, type TennisRules } from './rules.ts';
import { EVEN, LEAST_SERVE, MOST_SERVE, type TennisStrength } from './strength.ts';

/** Sum and difference of two chances to win a service point that are searched: from slow courts to two great servers. */
const LEAST_SUM = 1.06;
const MOST_SUM = 1.46;
const MOST_DIFFERENCE = 0.35;

/**
 * Strengths under which the exact chances of a match agree with outside prices: the difference of the two chances to win a
 * service point from the chance to win the match, or from the spread in games where that is not given, and their sum from the
 * total of games; without one it is the average of the men's tour.
 */
export function fit(target: MainLines, rules: TennisRules = BEST_OF_THREE): TennisStrength {
  const { total, overProbability = 0.5 } = target;
  if (total === undefined) return bySum(EVEN.home + EVEN.away, target, rules);
  const over = (sum: number) => chanceAbove(exactMatch(rules, bySum(sum, target, rules)).totals, 0, total);
  return bySum(bisect(over, overProbability, LEAST_SUM, MOST_SUM), target, rules);
}

/** The strengths with this sum that meet the chance to win, or the spread. */
function bySum(sum: number, target: MainLines, rules: TennisRules): TennisStrength {
  const { spread, homeWinProbability } = target;
  if (homeWinProbability === undefined && spread === undefined) return pair(sum, 0);
  const line = 0 - (spread ?? 0);
  const home = (difference: number) => {
    const { win, leads, leadsFrom } = exactMatch(rules, pair(sum, difference));
    return homeWinProbability === undefined ? chanceAbove(leads, leadsFrom, line) : win;
  };
  return pair(sum, bisect(home, homeWinProbability ?? 0.5, -MOST_DIFFERENCE, MOST_DIFFERENCE));
}

function pair(sum: number, difference: number): TennisStrength {
  return { home: clamp((sum + difference) / 2), away: clamp((sum - difference) / 2) };
}

function clamp(chance: number): number {
  return Math.max(LEAST_SERVE, Math.min(MOST_SERVE, chance));
}
