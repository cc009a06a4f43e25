import type { CricketPlay, Dismissal } from '@fairline/sports/cricket/play.ts';
import type { Row } from '../readers/csv.ts';
import { BattingOrder } from './order.ts';
import { withRetirements } from './retirements.ts';

const DISMISSALS: Readonly<Record<string, Dismissal>> = {
  caught: 'caught',
  'caught and bowled': 'caught',
  bowled: 'bowled',
  lbw: 'lbw',
  stumped: 'stumped',
  'run out': 'run-out',
};
/** A batter who leaves without being out. */
const RETIRED = new Set(['retired hurt', 'retired not out']);
const LONGEST_TWENTY = 20;

/** Every ball of a match in Cricsheet's second csv form, the start first. The side that bats first is the home side. */
export function csvDeliveries(rows: readonly Row[]): CricketPlay[] {
  const [first] = rows;
  if (first === undefined) return [];
  const home = first('batting_team');
  const overs = Math.max(...rows.map((row) => Number(row('ball').split('.')[0]))) + 1;
  const plays: CricketPlay[] = [
    {
      ...nothing,
      kind: 'start',
      text: `${home} bat first`,
      innings: 1,
      side: 'home',
      overs: overs <= LONGEST_TWENTY ? LONGEST_TWENTY : 50,
    },
  ];
  for (const innings of inningsOf(rows)) plays.push(...inningsDeliveries(innings, home));
  return plays;
}

const nothing = {
  offBat: 0,
  wides: 0,
  noBalls: 0,
  byes: 0,
  legByes: 0,
  penalties: 0,
  striker: 0,
  nonStriker: 1,
  runs: 0,
  wickets: 0,
  balls: 0,
} as const;

function inningsOf(rows: readonly Row[]): Row[][] {
  const byNumber = new Map<string, Row[]>();
  for (const row of rows) {
    const number = row('innings');
    byNumber.set(number, [...(byNumber.get(number) ?? []), row]);
  }
  return [...byNumber.values()];
}

function inningsDeliveries(rows: readonly Row[], home: string): CricketPlay[] {
  const order = new BattingOrder();
  const count = { runs: 0, wickets: 0, balls: 0 };
  return rows.flatMap((row, at) => {
    const striker = order.placeOf(row('striker'));
    const nonStriker = order.placeOf(row('non_striker'));
    const next = rows[at + 1];
    const extras = extrasOf(row);
    const offBat = Number(row('runs_off_bat'));
    const isLegal = extras.wides === 0 && extras.noBalls === 0;
    count.runs += offBat + Object.values(extras).reduce((sum, runs) => sum + runs, 0);
    count.balls += isLegal ? 1 : 0;
    const wicket = wicketOf(row, order);
    if (wicket !== undefined) count.wickets++;
    const ends = endsAfter({ striker, nonStriker }, wicket?.place, order, next);
    const ball: CricketPlay = {
      kind: 'delivery',
      text: textOf(row),
      innings: Number(row('innings')),
      side: row('batting_team') === home ? 'home' : 'away',
      offBat,
      ...extras,
      ...(wicket && { wicket }),
      ...ends,
      ...count,
    };
    return withRetirements({ striker, nonStriker }, ball);
  });
}

function extrasOf(row: Row) {
  return {
    wides: Number(row('wides')),
    noBalls: Number(row('noballs')),
    byes: Number(row('byes')),
    legByes: Number(row('legbyes')),
    penalties: Number(row('penalty')),
  };
}

function wicketOf(row: Row, order: BattingOrder): CricketPlay['wicket'] {
  const type = row('wicket_type');
  if (type === '' || RETIRED.has(type)) return undefined;
  return { place: order.placeOf(row('player_dismissed')), dismissal: DISMISSALS[type] ?? 'other' };
}

/** Who faces the next ball: the next row says so; after the last one it matters to nobody. */
function endsAfter(
  now: { striker: number; nonStriker: number },
  out: number | undefined,
  order: BattingOrder,
  next: Row | undefined,
): { striker: number; nonStriker: number } {
  if (next !== undefined) {
    return { striker: order.placeOf(next('striker')), nonStriker: order.placeOf(next('non_striker')) };
  }
  if (out === undefined) return now;
  const fresh = order.nameless();
  return now.striker === out ? { ...now, striker: fresh } : { ...now, nonStriker: fresh };
}

function textOf(row: Row): string {
  const runs = Number(row('runs_off_bat')) + Number(row('extras'));
  const wicket = row('wicket_type');
  const what =
    wicket === '' ? (runs === 1 ? '1 run' : runs === 0 ? 'no run' : `${runs} runs`) : `OUT, ${wicket}`;
  return `${row('bowler')} to ${row('striker')}, ${what}`;
}
