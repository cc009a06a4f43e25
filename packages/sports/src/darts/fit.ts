import { bisect } from '../rally/bisect.ts';
import type { MainLines } from '../sport.ts';
import { chanceToWin } from './engine/exact.ts';
import { chanceToHold } from './engine/leg-length.ts';
import { lengthAt } from './engine/player-tables.ts';
import { BEST_OF_ELEVEN, type DartsRules } from './rules.ts';
import { type DartsStrength, EVEN, LEAST_TREBLES, MOST_TREBLES } from './strength.ts';

/** Difference of two rates of trebles at most, and how much of it a leg of lead stands for in a match of average length. */
const MOST_DIFFERENCE = 0.24;
const DIFFERENCE_PER_LEG = 0.022;

/**
 * Rates of trebles of both players, as far above and below that of a good professional, under which the home side wins the match with
 * the given chance. Where there is only a spread, in legs, the rates differ by DIFFERENCE_PER_LEG for each. A total is not fitted.
 */
export function fit(
  { homeWinProbability, spread }: MainLines,
  rules: DartsRules = BEST_OF_ELEVEN,
): DartsStrength {
  if (homeWinProbability === undefined) return apart((0 - (spread ?? 0)) * DIFFERENCE_PER_LEG);
  const chance = (difference: number) => winChance(rules, apart(difference));
  return apart(bisect(chance, homeWinProbability, -MOST_DIFFERENCE, MOST_DIFFERENCE));
}

/** Chance of the home side to win the match before its first dart. */
export function winChance(rules: DartsRules, { home, away }: DartsStrength): number {
  const [ours, theirs] = [lengthAt(home), lengthAt(away)];
  return chanceToWin(rules, chanceToHold(ours, theirs), chanceToHold(theirs, ours));
}

function apart(difference: number): DartsStrength {
  return { home: clamp(EVEN.home + difference / 2), away: clamp(EVEN.away - difference / 2) };
}

function clamp(trebles: number): number {
  return Math.max(LEAST_TREBLES, Math.min(MOST_TREBLES, trebles));
}
