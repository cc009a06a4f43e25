import type { RecordingFault } from '../readers/recording.ts';
import { isPlayer, type NbaRow } from './row.ts';

/** What rows say a player has by then, and what it is after a row without that. */
interface Tally {
  readonly name: string;
  /** What a row says of it: one figure, or several that are added up. */
  readonly told: RegExp;
  readonly whose: (row: NbaRow) => number | undefined;
  readonly adds: (row: NbaRow) => number;
}

const POINTS = /\((\d+) PTS\)/;

/** In all forms alike, but that each writes some of it its own way: "(2 STL)" and "(2 ST)". */
const TALLIES: readonly Tally[] = [
  {
    name: 'points',
    told: POINTS,
    whose: ({ who }) => who.by,
    adds: ({ kind, worth, text }) =>
      kind === 'made' || (kind === 'free-throw' && POINTS.test(text)) ? worth : 0,
  },
  {
    name: 'rebounds',
    told: /\(Off:(\d+) Def:(\d+)\)/,
    whose: ({ who }) => who.by,
    adds: ({ kind }) => (kind === 'rebound' ? 1 : 0),
  },
  {
    name: 'turnovers',
    told: /\((?:P(\d+)\.\w+|(\d+) TO)\)/,
    whose: ({ who }) => who.by,
    adds: ({ kind }) => (kind === 'turnover' ? 1 : 0),
  },
  { name: 'assists', told: /(\d+) AST\)/, whose: ({ who }) => who.assist, adds: () => 1 },
  { name: 'steals', told: /\((\d+) STL?\)/, whose: ({ who }) => who.steal, adds: () => 1 },
  { name: 'blocks', told: /\((\d+) BLK\)/, whose: ({ who }) => who.block, adds: () => 1 },
];

/** The rows up to the first that says a player has had more or less than the rows before it tell: one of them is missing, or another's. */
export function untilTalliesDisagree(rows: readonly NbaRow[]): {
  readonly rows: readonly NbaRow[];
  readonly fault?: RecordingFault;
} {
  const counts = TALLIES.map((tally) => ({ ...tally, counted: new Map<number, number>() }));
  for (const [at, row] of rows.entries()) {
    for (const { name, told, whose, adds, counted } of counts) {
      const player = whose(row);
      const added = adds(row);
      if (!isPlayer(player) || added === 0) continue;
      const now = (counted.get(player) ?? 0) + added;
      const said = toldIn(row.text, told);
      if (said !== undefined && said !== now) {
        const message = `After ${at} rows it says that a player has ${said} ${name}, and has told ${now}.`;
        return { rows: rows.slice(0, at), fault: { kind: 'impossible-play', message } };
      }
      counted.set(player, now);
    }
  }
  return { rows };
}

function toldIn(text: string, told: RegExp): number | undefined {
  const figures = told.exec(text)?.slice(1);
  return figures?.reduce((sum, figure) => sum + Number(figure ?? 0), 0);
}
