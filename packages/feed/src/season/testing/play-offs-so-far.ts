import type { SideKey } from '@fairline/sports/sport.ts';
import { seasonStart } from '../dates.ts';
import type { League } from '../league.ts';
import { type PlayedSeason, playOffGames } from '../play-offs.ts';
import { lastingRating } from '../ratings.ts';
import type { PlayOffGame } from '../series.ts';

/** The season of a day of a league, with a table by strength. */
export function seasonByStrength(league: League, day: number): PlayedSeason {
  const start = seasonStart(league.dates, day);
  if (start === undefined) throw new Error(`${league.competition.slug} has no season.`);
  const table = league.sides.flat().toSorted((one, other) => lastingRating(other) - lastingRating(one));
  return { start, table };
}

/** The games of its play-offs that are certain. @param winners by the ids of games */
export function certainGames(
  league: League,
  season: PlayedSeason,
  winners: ReadonlyMap<string, SideKey>,
): readonly PlayOffGame[] {
  if (!league.timetable) throw new Error(`${league.competition.slug} has no play-offs.`);
  return playOffGames(league, league.timetable, season, ({ eventId }) => winners.get(eventId));
}
