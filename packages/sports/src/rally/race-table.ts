import type { RaceEnding } from './race-endings.ts';

/** How many equal shares of luck a table tells apart: the low 16 bits of a random number. */
const SHARES = 65_536;

/**
 * The endings of a race, drawn by 16 random bits: entry i is the code of the ending met with luck i. Neighbouring luck meets
 * neighbouring endings, so that the same luck compares two strengths.
 */
export type RaceTable = Uint8Array;

/** An ending in a byte: twice the loser's points, and 1 more when the away side wins. */
export function raceCode(home: number, away: number): number {
  return home > away ? 2 * away : 2 * home + 1;
}

export function loserPoints(code: number): number {
  return code >> 1;
}

/** Points of both sides together in a race to so many, won by so many. */
export function racePoints(code: number, to: number, ahead: 1 | 2 = 2): number {
  const loser = code >> 1;
  return loser + Math.max(to, loser + ahead);
}

/** @throws RangeError when the chances do not add up to one */
export function raceTable(endings: readonly RaceEnding[]): RaceTable {
  const table = new Uint8Array(SHARES);
  let from = 0;
  let sum = 0;
  for (const { home, away, chance } of endings) {
    sum += chance;
    const to = Math.round(sum * SHARES);
    table.fill(raceCode(home, away), from, to);
    from = to;
  }
  if (Math.abs(sum - 1) > 1e-9) throw new RangeError(`endings add up to ${sum}`);
  return table;
}
