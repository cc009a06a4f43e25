import type { Row } from '../readers/csv.ts';

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
 * innings is over before the next begins its sport's rules say. A row whose extras do not add up was not kept as it was told.
 */
export function ballsInOrder(rows: readonly Row[]): BallsInOrder {
  let last: Place = { innings: 0, over: 0, number: 0 };
  let legal = 0;
  for (const [at, row] of rows.entries()) {
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
  if (!WICKETS.has(row('wicket_type'))) return 'wicket_type';
  const isFigure = (column: string, form: RegExp) => form.test(row(column));
  return (
    ['innings', 'runs_off_bat', 'extras'].find((column) => !isFigure(column, /^\d+$/)) ??
    EXTRAS.find((column) => !isFigure(column, /^\d*$/))
  );
}

function addsUp(row: Row): boolean {
  return EXTRAS.reduce((sum, column) => sum + Number(row(column)), 0) === Number(row('extras'));
}

function outOfOrder(row: Row, { innings, over, number }: Place, legal: number): string {
  const before = innings === 0 ? 'no ball' : `ball ${over}.${number} of innings ${innings}`;
  return `It tells ${named(row)} after ${before}, with ${legal} legal ones of that over.`;
}

function named(row: Row): string {
  return `ball ${row('ball')} of innings ${row('innings')}`;
}
