import type { MainLines } from '@fairline/sports/sport.ts';
import { wonBySpread } from './won-by-spread.ts';

/** How a game ends, as chances; what is left is the away side's win. */
export interface ResultChances {
  readonly win: number;
  readonly draw: number;
}

/** How many even games end level in leagues whose lines do not say it and that go on without a winner, as their engines play them. */
const LEVEL_WHEN_EVEN: Readonly<Record<string, number>> = {
  nfl: 0.0072,
  'one-day-internationals': 0.008,
};

/**
 * How a game ends that is played by its lines, by the engine that plays it: as its winner's price says where there is one, or else
 * as games with its spread and total do.
 */
export function resultChances(competition: string, lines: MainLines): ResultChances {
  const won = lines.homeWinProbability ?? wonBySpread(competition, lines);
  const draw = lines.drawProbability ?? 4 * won * (1 - won) * (LEVEL_WHEN_EVEN[competition] ?? 0);
  return { win: won * (1 - draw), draw };
}

/** In what follows a draw the better side is ahead by so much of what it was before. */
const AFTER_DRAW = 0.37;

/** That the home side wins a game that goes on until somebody does, as its engine plays it. */
export function playOffChance(competition: string, lines: MainLines): number {
  const { homeWinProbability, drawProbability: draw = 0 } = lines;
  if (homeWinProbability === undefined) return wonBySpread(competition, lines);
  return homeWinProbability * (1 - draw) + draw * (0.5 + AFTER_DRAW * (homeWinProbability - 0.5));
}
