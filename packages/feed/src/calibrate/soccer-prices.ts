import { bisect } from '@fairline/pricing/bisect.ts';
import { removeOverround } from '@fairline/pricing/overround.ts';
import { type Compared, MOMENT } from './soccer-markets.ts';
import type { NumberRow } from './table.ts';

export const RESULT = ['B365H', 'B365D', 'B365A'];
export const TOTAL = ['B365>2.5', 'B365<2.5'];
const FIRST_HALF = ['Over_HT_1_5', 'Under_HT_1_5'];
const SECOND_HALF = ['Over_2H_1_5', 'Under_2H_1_5'];

/** Chances behind a market's prices; undefined where one is missing. */
export function fairPrices(row: NumberRow, { columns, sum }: Compared): number[] | undefined {
  return fair(row, columns, sum);
}

/** Chances that add up to `sum` behind decimal prices, the overround taken out by Shin's method; undefined where one is missing. */
export function fair(row: NumberRow, columns: readonly string[], sum: number): number[] | undefined {
  const prices = columns.map((column) => 1 / row.number(column) / sum);
  if (prices.some((price) => !(price > 0 && price < 1))) return undefined;
  return removeOverround(prices, 'shin').map((chance) => chance * sum);
}

/** How far the bookmaker's own double chance is from its result's three prices; 1 where one is missing. */
export function resultContradiction(row: NumberRow): number {
  const result = fair(row, RESULT, 1);
  const double = fair(row, MOMENT.columns, MOMENT.sum);
  if (result === undefined || double === undefined) return 1;
  const [home = 0, draw = 0, away = 0] = result;
  const from = [1 - away, 1 - draw, 1 - home];
  return Math.max(...from.map((chance, i) => Math.abs(chance - (double[i] ?? 0))));
}

/**
 * How far the bookmaker's over 2.5 is from what its own lines of 1.5 of both halves come to, were goals of each half a Poisson
 * variable and independent; 1 where one is missing. In the median game they agree to 0.1 points.
 */
export function totalContradiction(row: NumberRow): number {
  const [over] = fair(row, TOTAL, 1) ?? [];
  const [first] = fair(row, FIRST_HALF, 1) ?? [];
  const [second] = fair(row, SECOND_HALF, 1) ?? [];
  if (over === undefined || first === undefined || second === undefined) return 1;
  const goals = goalsOf(first) + goalsOf(second);
  return Math.abs(1 - Math.exp(-goals) * (1 + goals + goals ** 2 / 2) - over);
}

/** The average behind a chance of two or more. */
function goalsOf(overOne: number): number {
  return bisect((goals) => 1 - Math.exp(-goals) * (1 + goals) - overOne, 0, 10);
}
