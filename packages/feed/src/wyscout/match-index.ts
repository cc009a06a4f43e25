import { csvRows, type Row } from '../readers/csv.ts';

/** What index.csv adds to a match file: who played at home, when, where, and how it ended. */
export interface MatchRow {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly startsAtMs: number;
  /** 'England', 'European_Championship' */
  readonly competition: string;
}

/** Reads index.csv, by match id. Rows that cannot be read are left out. */
export function readMatchIndex(csv: string): Map<string, MatchRow> {
  const rows = csvRows(csv).flatMap(rowOf);
  return new Map(rows.map((row) => [row.matchId, row]));
}

function rowOf(cell: Row): MatchRow[] {
  // "October 22, 2017 at 2:30:00 PM GMT+2"
  const startsAtMs = Date.parse(cell('kickoff').replace(' at ', ' '));
  const homeGoals = Number(cell('home_goals'));
  const awayGoals = Number(cell('away_goals'));
  if (![startsAtMs, homeGoals, awayGoals].every(Number.isFinite) || cell('match_id') === '') return [];
  return [
    {
      matchId: cell('match_id'),
      home: cell('home'),
      away: cell('away'),
      homeGoals,
      awayGoals,
      startsAtMs,
      competition: cell('competition'),
    },
  ];
}
