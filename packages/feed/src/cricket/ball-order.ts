import type { Row } from '../readers/csv.ts';
import { creaseMistake } from './leaving.ts';

/** Legal balls of an over. */
const OVER = 6;
/** What a ball may have brought. */
const WICKETS: ReadonlySet<string> = new Set([
  '',
  'bowled',
  'caught',
  'caught and bowled',
  'handled the ball',
  'hit the ball twice',
  'hit wicket',
  'lbw',
  'obstructing the field',
  'retired hurt',
  'retired not out',
  'retired out',
  'run out',
  'stumped',
  'timed out',
]);
const EXTRAS = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'];

/** What every ball of a match says alike. */
const MATCH_COLUMNS = ['match_id', 'start_date'] as const;
const PEOPLE = ['striker', 'non_striker', 'bowler'] as const;

/** The rows up to the first that cannot be the next ball, and what is wrong with that one. */
export interface BallsInOrder {
  readonly rows: readonly Row[];
  readonly mistake?: string;
}

/** Where a ball stands in its match. */
interface Place {
  readonly innings: number;
  readonly over: number;
  /** In its over, from 1, wides and no-balls counted: Cricsheet's "0.7" is the seventh ball bowled, legal or not. */
  readonly number: number;
}

/**
 * As many rows as follow one another: innings from 1 on, each from ball 0.1 on, an over of six legal balls after another. The
 * file does not tell an umpire who miscounted an over from a ball that is missing or told twice, so that both end here; that an
 * innings is over before the next begins its sport's rules say. A row whose extras do not add up was not kept as it was told, nor was
 * one after which others are at the crease than it tells.
 */
export function ballsInOrder(rows: readonly Row[]): BallsInOrder {
  let last: Place = { innings: 0, over: 0, number: 0 };
  let legal = 0;
  const stray = strayNames(rows);
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    const place = placeOf(row);
    const isFirst = place?.innings === last.innings + 1 && place.over === 0;
    const isNextOver = place?.innings === last.innings && place.over === last.over + 1 && legal === OVER;
    const isSameOver = place?.innings === last.innings && place.over === last.over && legal < OVER;
    const number = isSameOver ? last.number + 1 : 1;
    if (place?.number !== number || !(isFirst || isNextOver || isSameOver)) {
      return { rows: rows.slice(0, at), mistake: outOfOrder(row, last, legal) };
    }
    const unread = unreadColumn(row);
    if (unread !== undefined) {
      const mistake = `The ${unread} of ${named(row)} is '${row(unread)}', which it cannot be.`;
      return { rows: rows.slice(0, at), mistake };
    }
    if (!addsUp(row))
      return { rows: rows.slice(0, at), mistake: `The extras of ${named(row)} do not add up.` };
    const wrong =
      strayMistake(row, rows[0], stray) ??
      creaseMistake(row, next?.('innings') === row('innings') ? next : undefined);
    if (wrong !== undefined) return { rows: rows.slice(0, at), mistake: `Of ${named(row)} ${wrong}.` };
    legal = (isSameOver ? legal : 0) + (isLegalRow(row) ? 1 : 0);
    last = place;
  }
  return { rows };
}

/** Whether a ball counts as one of its over. */
export function isLegalRow(row: Row): boolean {
  return Number(row('wides')) === 0 && Number(row('noballs')) === 0;
}

function placeOf(row: Row): Place | undefined {
  const [, over, number] = /^(\d+)\.(\d+)$/.exec(row('ball')) ?? [];
  if (over === undefined || number === undefined) return undefined;
  return { innings: Number(row('innings')), over: Number(over), number: Number(number) };
}

/** A column that holds nothing it may hold; undefined where all can be read. Extras of a ball that had none are left empty. */
function unreadColumn(row: Row): string | undefined {
  const isFigure = (column: string, form: RegExp) => form.test(row(column));
  return (
    ['wicket_type', 'other_wicket_type'].find((column) => !WICKETS.has(row(column))) ??
    ['innings', 'runs_off_bat', 'extras'].find((column) => !isFigure(column, /^\d+$/)) ??
    EXTRAS.find((column) => !isFigure(column, /^\d*$/))
  );
}

function addsUp(row: Row): boolean {
  return EXTRAS.reduce((sum, column) => sum + Number(row(column)), 0) === Number(row('extras'));
}

/** Who bats in an innings and bowls in it, too, by its number: in one of the two rows stands somebody of the other side. */
function strayNames(rows: readonly Row[]): ReadonlySet<string> {
  const key = (row: Row, column: string) => `${row('innings')} ${row(column)}`;
  const bowl = new Set(rows.map((row) => key(row, 'bowler')));
  const bat = rows.flatMap((row) => [key(row, 'striker'), key(row, 'non_striker')]);
  return new Set(bat.filter((name) => bowl.has(name)));
}

function strayMistake(row: Row, first: Row | undefined, stray: ReadonlySet<string>): string | undefined {
  const other = MATCH_COLUMNS.find((column) => row(column) !== first?.(column));
  if (other !== undefined) return `the ${other} is that of another match`;
  const teams = (of: Row | undefined) => [of?.('batting_team'), of?.('bowling_team')].sort().join();
  if (teams(row) !== teams(first)) return 'the teams are those of another match';
  const both = PEOPLE.map((column) => row(column)).find((name) => stray.has(`${row('innings')} ${name}`));
  return both && `${both} bats and bowls in one innings`;
}

function outOfOrder(row: Row, { innings, over, number }: Place, legal: number): string {
  const before = innings === 0 ? 'no ball' : `ball ${over}.${number} of innings ${innings}`;
  return `It tells ${named(row)} after ${before}, with ${legal} legal ones of that over.`;
}

function named(row: Row): string {
  return `ball ${row('ball')} of innings ${row('innings')}`;
}
