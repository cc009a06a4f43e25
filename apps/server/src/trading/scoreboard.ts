import { football } from '@fairline/sports/football/football.ts';
import type { EventScoreboard } from './trading.ts';

/** Reads the scoreboard of a state that the sport's own model made. @throws RangeError for a sport without one */
export function scoreboardReader(sport: string): (state: unknown) => EventScoreboard {
  if (sport !== football.slug) throw new RangeError(`No scoreboard for the sport '${sport}'.`);
  // States only ever come from football itself; the registry of models has forgotten their type.
  return (state) => football.scoreboard(state as Parameters<typeof football.scoreboard>[0]);
}
