import type { LeagueSide } from './league.ts';
import { rating } from './ratings.ts';

/** As many as a poll ranks. */
const RANKED = 25;
const WEEK_MS = 7 * 86_400_000;

/** The best sides of a week by their ids, the best of all 1. */
export type Poll = (startsAtMs: number) => ReadonlyMap<string, number>;

/** A poll that was held a week before each game, by the ratings that the lines of that week were made from. */
export function weeklyPoll(sides: readonly LeagueSide[]): Poll {
  let held: { readonly week: number; readonly ranks: ReadonlyMap<string, number> } | undefined;
  return (startsAtMs) => {
    const week = Math.floor(startsAtMs / WEEK_MS) - 1;
    if (held?.week !== week) held = { week, ranks: ranksOf(sides, week * WEEK_MS) };
    return held.ranks;
  };
}

function ranksOf(sides: readonly LeagueSide[], atMs: number): ReadonlyMap<string, number> {
  const rated = sides.map((side) => ({ id: side.id, rating: rating(side, atMs) }));
  const best = rated.sort((one, other) => other.rating - one.rating).slice(0, RANKED);
  return new Map(best.map(({ id }, index) => [id, index + 1]));
}
