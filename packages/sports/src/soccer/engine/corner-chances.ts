import type { SoccerRules } from '../rules.ts';
import { ratesOf } from './rates.ts';

/** More corners than any game has. */
const MOST = 45;
const STEPS = 40;
/** Sides behind press: a game has this many times the corners of one that stays level (three times 65,536 simulated games). */
const BEHIND = 1.01;

/** How many corners a level game must have for the chance of more than a line of them to be so. */
export function bisectCorners(rules: SoccerRules, line: number, over: number): number {
  let low = 1;
  let high = 29;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (chanceOver(rules, middle, line) < over) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Corners come in clusters, each corner followed by another with the same chance: their sum is a compound Poisson distribution
 * with geometric sizes, whose chances follow from one another (Panjer 1981).
 */
function chanceOver(rules: SoccerRules, corners: number, line: number): number {
  const again = ratesOf(rules).cornerAgain;
  const clusters = corners * BEHIND * (1 - again);
  const chances = [Math.exp(-clusters)];
  for (let count = 1; count <= MOST; count++) {
    let sum = 0;
    for (let size = 1; size <= count; size++) {
      sum += size * (1 - again) * again ** (size - 1) * (chances[count - size] ?? 0);
    }
    chances.push((clusters / count) * sum);
  }
  return chances.reduce((sum, chance, count) => (count > line ? sum + chance : sum), 0);
}
