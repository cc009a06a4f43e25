import { logistic } from '../ratings.ts';
import type { ResultChances } from './result-chances.ts';

/** A game by the numbers of its sides. */
export interface RatedGame extends ResultChances {
  readonly home: number;
  readonly away: number;
}

const STEPS = 100;
/** Of the step that would settle one side alone: with two that meet each other only, and who is at home, three go at once. */
const PACE = 0.5;
/** Sides that met few others are held near the average by so many games against an average side. */
const HOLD = 0.5;

/**
 * Ratings under which sides win their games as often as the lines of those games say (Bradley and Terry, with one advantage of
 * being at home): differences are logarithms of odds, the mean is 0.
 */
export function ratingsOfGames(sides: number, games: readonly RatedGame[]): number[] {
  let ratings: number[] = Array.from({ length: sides }, () => 0);
  let atHome = 0;
  for (let step = 0; step < STEPS; step++) {
    const missing = ratings.map((rating) => HOLD * (0.5 - logistic(rating)));
    const weight = ratings.map((rating) => HOLD * slope(rating));
    let missingAtHome = 0;
    let weightAtHome = 1e-9;
    for (const { home, away, win, draw } of games) {
      const logit = (ratings[home] ?? 0) - (ratings[away] ?? 0) + atHome;
      const more = win + draw / 2 - logistic(logit);
      const steep = slope(logit);
      add(missing, home, more);
      add(missing, away, -more);
      add(weight, home, steep);
      add(weight, away, steep);
      missingAtHome += more;
      weightAtHome += steep;
    }
    ratings = ratings.map((rating, side) => rating + (PACE * (missing[side] ?? 0)) / (weight[side] ?? 1));
    atHome += (PACE * missingAtHome) / weightAtHome;
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, sides);
    ratings = ratings.map((rating) => rating - mean);
  }
  return ratings;
}

function add(values: number[], at: number, more: number): void {
  values[at] = (values[at] ?? 0) + more;
}

function slope(logit: number): number {
  const chance = logistic(logit);
  return chance * (1 - chance);
}
