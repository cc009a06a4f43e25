import type { SideKey } from '@fairline/sports/sport.ts';
import type { League } from '../league.ts';
import { playOffGames } from '../play-offs.ts';
import { drawnWinner } from '../season-tally.ts';
import type { PlayOffGame, WinnerOf } from '../series.ts';
import { openLuck } from './open-luck.ts';
import { seasonByStrength } from './play-offs-so-far.ts';

/** The play-offs of a league in the season of a day after a table by strength, of which every game is drawn that nothing else is known of. */
export function drawnPlayOffs(
  league: League,
  day: number,
  winnerOf: WinnerOf = (game): SideKey => drawnWinner(league, game, openLuck),
): readonly PlayOffGame[] {
  if (!league.timetable) throw new Error(`${league.competition.slug} has no season.`);
  return playOffGames(league, league.timetable, seasonByStrength(league, day), winnerOf);
}
