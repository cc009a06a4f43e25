import type { EarlyEnd } from '@fairline/sports/called-early.ts';
import type { AnySportModel, Sides } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { FinalScore } from '../catalogue/catalogue.ts';
import type { EventScoreboard } from './trading.ts';

interface Ended {
  readonly state: unknown;
  readonly called: EarlyEnd | undefined;
}

/**
 * What counts in the records of games won and lost; undefined of a field, which has none.
 * @throws RangeError when nothing reads the sport's scoreboard
 */
export function finalScore(sport: string, sides: Sides, { state, called }: Ended): FinalScore | undefined {
  if (sides.field) return undefined;
  const model = sportModel(sport);
  if (!model) throw new RangeError(`nothing reads the scoreboard of '${sport}'`);
  const { homeScore: home, awayScore: away, winner } = endedScoreboard(model, { state, called });
  return { home, away, winner };
}

/** The scoreboard of an event that is over: of a game that was called early the officials say who won. */
export function endedScoreboard(
  model: AnySportModel<EventScoreboard>,
  { state, called }: Ended,
): EventScoreboard {
  const scoreboard = model.scoreboard(state);
  return called === undefined ? scoreboard : { ...scoreboard, winner: called.winner };
}
