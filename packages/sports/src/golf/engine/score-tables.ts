import { Kept } from '../../kit/kept.ts';
import { GIVES_UP, holeChances, LEAST, sumChances } from './holes.ts';

/** Entries of a table: a draw of so many bits finds a score. */
export const TABLE_BITS = 11;
export const TABLE_SIZE = 1 << TABLE_BITS;
/** Stands for giving up; more than any sum of real scores with it is. */
export const GAVE_UP = 120;

/** Scores against par over some holes in the proportions of their chances, so that any entry is as likely as the next. */
export function scoreTable(skill: number, holes: number): Int8Array<ArrayBuffer> {
  const table = new Int8Array(TABLE_SIZE);
  if (holes === 0) return table;
  const chances = sumChances(holeChances(skill), holes);
  const out = Math.round(GIVES_UP * holes * TABLE_SIZE);
  const scored = TABLE_SIZE - out;
  let sum = 0;
  let filled = 0;
  for (let at = 0; at < chances.length; at++) {
    sum += chances[at] ?? 0;
    const until = Math.round(sum * scored);
    table.fill(at + LEAST * holes, filled, until);
    filled = Math.max(filled, until);
  }
  table.fill(GAVE_UP, scored);
  return table;
}

/** The skills of some tournaments. */
const kept = new Kept<string, Int8Array<ArrayBuffer>>(2000);

/** The same table again for a skill to a hundredth of a stroke. */
export function keptTable(skill: number, holes: number): Int8Array<ArrayBuffer> {
  const rounded = Math.round(skill * 100) / 100;
  return kept.get(`${rounded} ${holes}`, () => scoreTable(rounded, holes));
}
