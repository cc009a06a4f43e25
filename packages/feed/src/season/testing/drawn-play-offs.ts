import type { SideKey } from '@fairline/sports/sport.ts';
import { seasonStart } from '../dates.ts';
import type { League } from '../league.ts';
import { openLuck } from '../luck.ts';
import { playOffGames } from '../play-offs.ts';
import { lastingRating } from '../ratings.ts';
import { drawnWinner } from '../season-tally.ts';
import type { PlayOffGame, WinnerOf } from '../series.ts';

/** The play-offs of a league in the season of a day after a table by strength, of which every game is drawn that nothing else is known of. */
export function drawnPlayOffs(
  league: League,
  day: number,
  winnerOf: WinnerOf = (game): SideKey => drawnWinner(league, game, openLuck),
): readonly PlayOffGame[] {
  const start = seasonStart(league.dates, day);
  if (!league.timetable || start === undefined) throw new Error(`${league.competition.slug} has no season.`);
  const table = league.sides.flat().toSorted((one, other) => lastingRating(other) - lastingRating(one));
  return playOffGames(league, league.timetable, { start, table }, winnerOf);
}
