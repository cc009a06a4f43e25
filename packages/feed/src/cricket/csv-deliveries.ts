import { type CricketPlay, type Dismissal, PLAYERS } from '@fairline/sports/cricket/play.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import type { Row } from '../readers/csv.ts';
import { type Roster, rostersOf } from '../readers/roster.ts';
import { ballsInOrder, isLegalRow } from './ball-order.ts';
import { elevenOf } from './eleven.ts';
import { listedFor } from './info.ts';
import { outWith } from './leaving.ts';
import { type Crease, withRetirements } from './retirements.ts';

const DISMISSALS: Readonly<Record<string, Dismissal>> = {
  caught: 'caught',
  'caught and bowled': 'caught',
  bowled: 'bowled',
  lbw: 'lbw',
  stumped: 'stumped',
  'run out': 'run-out',
};
const LONGEST_TWENTY = 20;
const PLACES: readonly number[] = Array.from({ length: PLAYERS }, (_, place) => place);

/** Both sides of a match and every ball of it, the start first, up to one that is missing, told twice or out of its order. */
export interface CsvMatch {
  readonly rosters: BySide<Roster<string>>;
  readonly plays: readonly CricketPlay[];
  /** What is wrong with that ball. */
  readonly mistake?: string;
}

/**
 * A match in Cricsheet's second csv form. The side that bats first is the home side.
 * @param info the text of the file that lists both sides; '' where there is none, and who bats has the next place
 * @throws RangeError where more than eleven of a side bat, or one does who is not of it
 */
export function csvMatch(rows: readonly Row[], info: string): CsvMatch {
  const [homeTeam = '', awayTeam = ''] = [rows[0]?.('batting_team'), rows[0]?.('bowling_team')];
  const sideOf: SideOf = (row) => (row('batting_team') === homeTeam ? 'home' : 'away');
  const { rows: inOrder, ...rest } = ballsInOrder(rows);
  const inRows = (side: SideKey) => batted(inOrder.filter((row) => sideOf(row) === side));
  const rosters = rostersOf({
    home: elevenOf(listedFor(info, homeTeam), inRows('home')),
    away: elevenOf(listedFor(info, awayTeam), inRows('away')),
  });
  const atBat: AtBat = (row) => {
    const side = sideOf(row);
    return { side, placeOf: (name) => placeIn(rosters[side], name) };
  };
  const innings = inningsOf(inOrder).flatMap((of) => inningsDeliveries(of, atBat));
  return { rosters, plays: [startOf(rows, homeTeam), ...innings], ...rest };
}

type SideOf = (row: Row) => SideKey;

function placeIn(roster: Roster<string>, name: string): number {
  const place = roster.placeOf(name);
  if (place === undefined) throw new RangeError(`${name} is not of the side`);
  return place;
}

/** The side at bat in a row, and where in it somebody is. */
type AtBat = (row: Row) => { readonly side: SideKey; placeOf(name: string): number };

/** Who bats in those rows, in the order in which they come in. */
function batted(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => [row('striker'), row('non_striker')]))];
}

function startOf(rows: readonly Row[], home: string): CricketPlay {
  const overs = Math.max(...rows.map((row) => Number(row('ball').split('.')[0]))) + 1;
  return {
    ...nothing,
    kind: 'start',
    text: `${home} bat first`,
    innings: 1,
    side: 'home',
    overs: overs <= LONGEST_TWENTY ? LONGEST_TWENTY : 50,
  };
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

function inningsDeliveries(rows: readonly Row[], atBat: AtBat): CricketPlay[] {
  const count = { runs: 0, wickets: 0, balls: 0 };
  const out = new Set<number>();
  const balls = rows.flatMap((row, at) => {
    const now = creaseOf(row, atBat);
    const extras = extrasOf(row);
    const offBat = Number(row('runs_off_bat'));
    count.runs += offBat + Object.values(extras).reduce((sum, runs) => sum + runs, 0);
    count.balls += isLegalRow(row) ? 1 : 0;
    const wicket = wicketOf(row, atBat);
    if (wicket !== undefined) {
      count.wickets++;
      out.add(wicket.place);
    }
    const next = rows[at + 1];
    const ball: CricketPlay = {
      kind: 'delivery',
      text: textOf(row),
      innings: Number(row('innings')),
      side: atBat(row).side,
      offBat,
      ...extras,
      ...(wicket && { wicket }),
      ...(next === undefined ? lastCrease(now, out) : creaseOf(next, atBat)),
      ...count,
    };
    return withRetirements(now, ball);
  });
  return [...openingOf(rows[0], atBat), ...balls];
}

/** Who opens an innings, where others do than the first two. */
function openingOf(first: Row | undefined, atBat: AtBat): CricketPlay[] {
  if (first === undefined) return [];
  const crease = creaseOf(first, atBat);
  if (crease.striker === 0 && crease.nonStriker === 1) return [];
  const text = `${first('striker')} and ${first('non_striker')} open the innings`;
  const innings = Number(first('innings'));
  return [{ ...nothing, kind: 'other', text, innings, side: atBat(first).side, ...crease }];
}

function creaseOf(row: Row, atBat: AtBat): Crease {
  const { placeOf } = atBat(row);
  return { striker: placeOf(row('striker')), nonStriker: placeOf(row('non_striker')) };
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

function wicketOf(row: Row, atBat: AtBat): CricketPlay['wicket'] {
  const out = outWith(row);
  return out && { place: atBat(row).placeOf(out.name), dismissal: DISMISSALS[out.how] ?? 'other' };
}

/** After the last ball it matters to nobody who faces another; for who was out with it one stands there who is not out. */
function lastCrease(now: Crease, out: ReadonlySet<number>): Crease {
  const fresh = PLACES.find((place) => !out.has(place) && place !== now.striker && place !== now.nonStriker);
  const standsFor = (place: number) => (out.has(place) ? (fresh ?? place) : place);
  return { striker: standsFor(now.striker), nonStriker: standsFor(now.nonStriker) };
}

function textOf(row: Row): string {
  const runs = Number(row('runs_off_bat')) + Number(row('extras'));
  const wicket = row('wicket_type');
  const what =
    wicket === '' ? (runs === 1 ? '1 run' : runs === 0 ? 'no run' : `${runs} runs`) : `OUT, ${wicket}`;
  return `${row('bowler')} to ${row('striker')}, ${what}`;
}
