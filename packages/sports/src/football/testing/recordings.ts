import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const FOLDER = process.env.FAIRLINE_RECORDINGS ?? resolve(ROOT, '../shared/data');

/** One real game: closing lines and points by quarter. */
export interface ClosedGame {
  readonly spread: number;
  readonly total: number;
  readonly homeMoneyline: number;
  readonly awayMoneyline: number;
  /** Of both sides. */
  readonly quarters: readonly number[];
  /** Of each side: home, then away. */
  readonly bySide: readonly (readonly number[])[];
  readonly home: number;
  readonly away: number;
}

/** The NFL seasons 2011 to 2015 with closing lines; undefined where the recordings are not at hand. */
export function closedGames(): readonly ClosedGame[] | undefined {
  const path = resolve(FOLDER, 'nfl/odds_2011_2015.csv.gz');
  if (!existsSync(path)) return undefined;
  const [head = '', ...rows] = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n');
  const columns = head.split(',');
  return rows.flatMap((row) => {
    const cells = row.split(',');
    const read = (column: string): number => {
      const cell = cells[columns.indexOf(column)] ?? '';
      return cell === '' ? Number.NaN : Number(cell);
    };
    const bySide = ['home', 'away'].map((side) => [1, 2, 3, 4].map((quarter) => read(`${side}_q${quarter}`)));
    const game: ClosedGame = {
      spread: read('home_spread_close'),
      total: read('total_close'),
      homeMoneyline: read('home_ml_close'),
      awayMoneyline: read('away_ml_close'),
      quarters: [0, 1, 2, 3].map((q) => (bySide[0]?.[q] ?? 0) + (bySide[1]?.[q] ?? 0)),
      bySide,
      home: read('home_final'),
      away: read('away_final'),
    };
    return [game.spread, game.total, game.homeMoneyline, game.awayMoneyline, game.home].some(Number.isNaN)
      ? []
      : [game];
  });
}
