import type { MainLines } from '@fairline/sports/sport.ts';
import { WON_BY_SPREAD } from './spread-table.ts';

const OF_ALL = 10_000;

/**
 * Of the games of a league with a spread and a total that do not end level, how many the home side wins where its engine plays
 * them: between what was measured. Half where nothing was.
 */
export function wonBySpread(competition: string, { spread = 0, total }: MainLines): number {
  const measured = WON_BY_SPREAD[competition];
  if (measured === undefined) return 0.5;
  const { totals, wins } = measured;
  const at = total === undefined ? (totals.length - 1) / 2 : placeOf(total, totals);
  const favourite = between(
    wins.map((bySpread) => between(bySpread, 2 * Math.abs(spread))),
    at,
  );
  return (spread > 0 ? OF_ALL - favourite : favourite) / OF_ALL;
}

/** Where a value lies among rising ones, in steps between them. */
function placeOf(value: number, rising: readonly number[]): number {
  const next = rising.findIndex((one) => one > value);
  if (next === 0) return 0;
  const [low, high] = [rising[next - 1], rising[next]];
  if (low === undefined || high === undefined) return rising.length - 1;
  return next - 1 + (value - low) / (high - low);
}

/** What is at a place between values, in a straight line; at the last beyond it. */
function between(values: readonly number[], place: number): number {
  const kept = Math.min(place, values.length - 1);
  const low = Math.floor(kept);
  const [one = 0, other = one] = values.slice(low, low + 2);
  return one + (kept - low) * (other - one);
}
