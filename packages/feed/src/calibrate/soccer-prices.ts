import { bisect } from '@fairline/pricing/bisect.ts';
import { removeOverround } from '@fairline/pricing/overround.ts';
import { type Compared, DOUBLE_CHANCE, FIRST_HALF, RESULT, SECOND_HALF, TOTAL } from './soccer-markets.ts';
import type { NumberRow } from './table.ts';

/** Chances behind a market's prices, the overround taken out by Shin's method; undefined where one is missing. */
export function fairPrices(row: NumberRow, { columns, sum }: Compared): number[] | undefined {
  const prices = columns.map((column) => 1 / row.number(column) / sum);
  if (prices.some((price) => !(price > 0 && price < 1))) return undefined;
  return removeOverround(prices, 'shin').map((chance) => chance * sum);
}

/** How far the bookmaker's own double chance is from its result's three prices; 1 where one is missing. */
export function resultContradiction(row: NumberRow): number {
  const result = fairPrices(row, RESULT);
  const double = fairPrices(row, DOUBLE_CHANCE);
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
  const [over] = fairPrices(row, TOTAL) ?? [];
  const [first] = fairPrices(row, FIRST_HALF) ?? [];
  const [second] = fairPrices(row, SECOND_HALF) ?? [];
  if (over === undefined || first === undefined || second === undefined) return 1;
  const goals = goalsOf(first) + goalsOf(second);
  return Math.abs(1 - Math.exp(-goals) * (1 + goals + goals ** 2 / 2) - over);
}

/** The average behind a chance of two or more. */
function goalsOf(overOne: number): number {
  return bisect((goals) => 1 - Math.exp(-goals) * (1 + goals) - overOne, 0, 10);
}
