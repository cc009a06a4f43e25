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

/**
 * Of spreads of play-offs, in deviations a point, and how many points say next to nothing: who is a point better is caught up as often
 * as not. Fitted to games of the engines, which they meet within two hundredths.
 */
const PLAY_OFF_SPREADS: Readonly<Record<string, { readonly perPoint: number; readonly flat: number }>> = {
  nfl: { perPoint: 0.108, flat: 1.2 },
  nba: { perPoint: 0.097, flat: 1.1 },
  wnba: { perPoint: 0.094, flat: 1.2 },
  ncaab: { perPoint: 0.09, flat: 1 },
};
/** In what follows a draw the better side is ahead by so much of what it was before. */
const AFTER_DRAW = 0.37;

/** That the home side wins a game that goes on until somebody does, as its engine plays it. */
export function playOffChance(competition: string, lines: MainLines): number {
  const { homeWinProbability, drawProbability: draw = 0, spread = 0 } = lines;
  if (homeWinProbability !== undefined) {
    return homeWinProbability * (1 - draw) + draw * (0.5 + AFTER_DRAW * (homeWinProbability - 0.5));
  }
  const known = PLAY_OFF_SPREADS[competition];
  if (known === undefined) return resultChances(competition, lines).win;
  const { perPoint, flat } = known;
  return cumulative(perPoint * (-spread - flat * Math.tanh(-spread / flat)));
}

/** Of the standard normal, within 2e-4: a logistic with a cubic term (Page, 1977). */
function cumulative(x: number): number {
  return logistic(1.5976 * x + 0.070565 * x ** 3);
}
