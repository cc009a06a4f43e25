import type { MainLines } from '@fairline/sports/sport.ts';
import { americanChance } from '../american-chance.ts';
import { kickoffMs } from '../nfl/kickoff.ts';
import { csvRows, type Row } from '../readers/csv.ts';

/** What index.csv adds to a recording: when it kicked off, and the market's closing lines. */
export interface IndexRow {
  readonly gsisId: string;
  readonly startsAtMs: number;
  /** Play-off games are played until someone wins. */
  readonly playoff: boolean;
  readonly lines: MainLines;
}

/** Reads index.csv, by game id. Rows that cannot be read are left out. */
export function readRecordingIndex(csv: string): Map<string, IndexRow> {
  const index = new Map<string, IndexRow>();
  for (const row of csvRows(csv)) {
    const read = indexRow(row);
    if (read) index.set(read.gsisId, read);
  }
  return index;
}

function indexRow(cell: Row): IndexRow | undefined {
  const startsAtMs = kickoffMs(cell('date'), cell('kickoff_et'));
  const gsisId = cell('gsis_id');
  if (!gsisId || startsAtMs === undefined) return undefined;
  const spread = number(cell('odds_home_spread_close'));
  const total = number(cell('odds_total_close'));
  const homeWinProbability = fairHome(number(cell('odds_home_ml_close')), number(cell('odds_away_ml_close')));
  return {
    gsisId,
    startsAtMs,
    playoff: cell('season_type') === 'POST',
    lines: {
      ...(spread !== undefined && { spread }),
      ...(total !== undefined && { total }),
      ...(homeWinProbability !== undefined && { homeWinProbability }),
    },
  };
}

function number(text: string): number | undefined {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}

/** The home side's chance in a pair of American moneylines, the overround taken out in proportion. */
function fairHome(home: number | undefined, away: number | undefined): number | undefined {
  if (!home || !away) return undefined;
  const [h, a] = [americanChance(home), americanChance(away)];
  return h / (h + a);
}
