import { type EarlyEnd, isCalledAgainstScore } from '@fairline/sports/called-early.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { EventScoreboard } from './trading.ts';

/** What an official result and the plays that were told disagree in, in words for an operator; undefined where they agree. */
export function disagreement(
  { homeScore, awayScore }: EventScoreboard,
  isFinal: boolean,
  home: number,
  away: number,
): string | undefined {
  if (isFinal && homeScore === home && awayScore === away) return undefined;
  const stand = `${homeScore}-${awayScore}${isFinal ? '' : ' and the game is not over'}`;
  return `the result says ${home}-${away}, the plays ${stand}`;
}

/** Why officials cannot have called a game for a side, in words for an operator; undefined where they can. */
export function calledWrongly(
  { sport }: CatalogueEvent,
  { homeScore, awayScore }: EventScoreboard,
  calledFor: EarlyEnd['winner'] | undefined,
): string | undefined {
  const score = { home: homeScore, away: awayScore };
  if (calledFor === undefined || !isCalledAgainstScore(sport.slug, score, calledFor)) return undefined;
  return `the game is called for ${calledFor}, the plays say ${homeScore}-${awayScore}`;
}
