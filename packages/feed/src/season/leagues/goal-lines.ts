import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import { normal } from '../../pick.ts';
import type { Matchup } from '../league.ts';
import { clamped, rating } from '../ratings.ts';

export interface Scoring {
  /** Goals of an average game, and by how many the home side is better for being at home. */
  readonly goals: number;
  readonly homeAdvantage: number;
  /** How far clubs lie apart: goals of difference that one deviation of their ratings makes. */
  readonly spread: number;
  /** The line of the total. */
  readonly total: number;
}

/** More goals of a side than any chance is worth. */
const MOST = 24;
/** How far totals of a league's games lie apart, in goals. */
const TOTAL_DEVIATION = 0.07;

/** The opening prices of a game of two clubs: win, draw and total, from goals that fall independently of each other. */
export function goalLines(
  { home, away }: Matchup,
  startsAtMs: number,
  eventId: string,
  scoring: Scoring,
): MainLines {
  const random = new Random(hash(eventId), 1);
  const goals = scoring.goals * (1 + TOTAL_DEVIATION * clamped(normal(random), -2, 2));
  const better =
    (scoring.spread * (rating(home, startsAtMs) - rating(away, startsAtMs))) / Math.SQRT2 +
    scoring.homeAdvantage +
    0.1 * normal(random);
  const difference = clamped(better, -0.8 * goals, 0.8 * goals);
  return chances((goals + difference) / 2, (goals - difference) / 2, scoring.total);
}

/** Win and over leave the draw, and exactly the line, out. */
function chances(home: number, away: number, total: number): MainLines {
  const homeGoals = poisson(home);
  const awayGoals = poisson(away);
  const sum = { win: 0, draw: 0, loss: 0, over: 0, under: 0 };
  homeGoals.forEach((one, h) => {
    awayGoals.forEach((other, a) => {
      const chance = one * other;
      if (h > a) sum.win += chance;
      else if (h < a) sum.loss += chance;
      else sum.draw += chance;
      if (h + a > total) sum.over += chance;
      else if (h + a < total) sum.under += chance;
    });
  });
  return {
    homeWinProbability: rounded(sum.win / (sum.win + sum.loss)),
    drawProbability: rounded(sum.draw),
    total,
    overProbability: rounded(sum.over / (sum.over + sum.under)),
  };
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= MOST; count++) chances.push(((chances[count - 1] ?? 0) * mean) / count);
  return chances;
}

/** As a price says it: to a tenth of a percent. */
function rounded(chance: number): number {
  return Math.round(clamped(chance, 0.01, 0.99) * 1000) / 1000;
}
