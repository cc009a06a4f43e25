import type { MainLines } from '@fairline/sports/sport.ts';
import * as v from 'valibot';
import { halfPoint } from '../season/ratings.ts';

/** A game of the NBA as its teams' log has it. */
export interface NbaResult {
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly home: number;
  readonly away: number;
  readonly overtime: boolean;
}

const schema = v.object({
  resultSets: v.array(v.object({ headers: v.array(v.string()), rowSet: v.array(v.array(v.unknown())) })),
});

/** Minutes of a side's five players in regulation. */
const REGULATION_MINUTES = 240;

/** The games of a team game log in JSON, two rows each; the home team's matchup reads "BOS vs. LAL". */
export function nbaResults(text: string): readonly NbaResult[] {
  const { resultSets } = v.parse(schema, JSON.parse(text));
  const table = resultSets[0];
  if (table === undefined) return [];
  const games = new Map<string, Partial<Record<'home' | 'away', readonly unknown[]>>>();
  const cell = (row: readonly unknown[], column: string) => row[table.headers.indexOf(column)];
  for (const row of table.rowSet) {
    const side = String(cell(row, 'MATCHUP')).includes(' vs. ') ? 'home' : 'away';
    const id = String(cell(row, 'GAME_ID'));
    games.set(id, { ...games.get(id), [side]: row });
  }
  return [...games.values()].flatMap(({ home, away }) => {
    if (home === undefined || away === undefined) return [];
    return {
      homeTeam: String(cell(home, 'TEAM_ABBREVIATION')),
      awayTeam: String(cell(away, 'TEAM_ABBREVIATION')),
      home: Number(cell(home, 'PTS')),
      away: Number(cell(away, 'PTS')),
      // A few regulation games are booked with a minute or two more.
      overtime: Number(cell(home, 'MIN')) > REGULATION_MINUTES + 15,
    };
  });
}

const HOME_ADVANTAGE = 2.7;
/** Eighty games tell most of how good a team is, and some of it is luck. */
const KEPT = 0.9;

/** A spread and a total for a game, from all other games of its teams. */
export function ratedWithout(games: readonly NbaResult[], game: NbaResult): MainLines {
  const average = games.reduce((sum, { home, away }) => sum + home + away, 0) / games.length;
  const home = formOf(games, game, game.homeTeam, average);
  const away = formOf(games, game, game.awayTeam, average);
  return {
    spread: halfPoint(-(HOME_ADVANTAGE + KEPT * (home.margin - away.margin))),
    total: halfPoint(average + KEPT * (home.total + away.total)),
  };
}

/** By how much a team's other games were won, and how much more was scored in them than on average. */
function formOf(games: readonly NbaResult[], without: NbaResult, team: string, average: number) {
  let count = 0;
  let margin = 0;
  let total = 0;
  for (const game of games) {
    if (game === without || (game.homeTeam !== team && game.awayTeam !== team)) continue;
    const lead = game.home - game.away - HOME_ADVANTAGE;
    margin += game.homeTeam === team ? lead : -lead;
    total += game.home + game.away - average;
    count++;
  }
  return { margin: margin / Math.max(1, count), total: total / Math.max(1, count) };
}
