import type { Sides } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { FinalScore } from '../catalogue/catalogue.ts';

/**
 * What counts in the records of games won and lost; undefined of a field, which has none.
 * @throws RangeError when nothing reads the sport's scoreboard
 */
export function finalScore(sport: string, sides: Sides, state: unknown): FinalScore | undefined {
  if (sides.field) return undefined;
  const model = sportModel(sport);
  if (!model) throw new RangeError(`nothing reads the scoreboard of '${sport}'`);
  const { homeScore: home, awayScore: away } = model.scoreboard(state);
  return { home, away };
}
