import type { MainLines } from '@fairline/sports/sport.ts';
import { logistic } from '../ratings.ts';

/** How a game ends, as chances; what is left is the away side's win. */
export interface ResultChances {
  readonly win: number;
  readonly draw: number;
}
/** How far results lie around a spread, in points: chosen so that the chances are near those of the engines that play the games. */
const DEVIATIONS: Readonly<Record<string, number>> = {
  nfl: 12.5,
  ncaaf: 12,
  nba: 12,
  wnba: 11.5,
  ncaab: 10.5,
};
const USUAL_DEVIATION = 12;

/** What the lines of a game say of its end: its winner's price where there is one, or else its spread. */
export function resultChances(competition: string, lines: MainLines): ResultChances {
  const { homeWinProbability, drawProbability: draw = 0, spread = 0 } = lines;
  if (homeWinProbability !== undefined) return { win: homeWinProbability * (1 - draw), draw };
  return { win: cumulative(-spread / (DEVIATIONS[competition] ?? USUAL_DEVIATION)), draw: 0 };
}

/** Of the standard normal, within 2e-4: a logistic with a cubic term (Page, 1977). */
function cumulative(x: number): number {
  return logistic(1.5976 * x + 0.070565 * x ** 3);
}
