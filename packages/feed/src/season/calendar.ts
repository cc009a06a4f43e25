import type { BySide } from '@fairline/sports/sport.ts';
import type { PlayOff } from '../message.ts';
import { gameMinutes, type League, type Matchup } from './league.ts';

const MINUTE_MS = 60_000;

/** A game of a league's calendar. */
export interface CalendarGame {
  readonly startsAtMs: number;
  readonly matchup: Matchup;
  /** Of a game of the play-offs. */
  readonly playOff?: PlayOff;
  /** How many games each side has before this one on its day; none before one that was planned long before. */
  readonly gamesBefore?: BySide<number>;
}

/**
 * Of the games of a day, in their order, how many each side has before it.
 * @param earlier that all have before the first of them
 */
export function countedBefore(matchups: readonly Matchup[], earlier = 0): BySide<number>[] {
  const had = new Map<string, number>();
  return matchups.map(({ home, away }) => {
    const before = { home: had.get(home.id) ?? earlier, away: had.get(away.id) ?? earlier };
    had.set(home.id, before.home + 1).set(away.id, before.away + 1);
    return before;
  });
}

/**
 * Which games a league has, and when: the same for the same league, pace and time, after any restart, but for play-offs that follow
 * results, which are the same for the same results.
 */
export interface Calendar {
  /** Those that may be in play and those to come, in the order they start. */
  listed(nowMs: number): CalendarGame[];
  /** Every game that starts from one moment on and before another, in the order they start. */
  between(fromMs: number, toMs: number): CalendarGame[];
}

/** A game is surely over after this many times its usual length. */
export const LONGEST_GAME = 1.6;

/** How long after its start a game of a league is surely over. @param paceMinutes real minutes most games take */
export function longestGameMs(league: Pick<League, 'lengthGames' | 'slowness'>, paceMinutes: number): number {
  return LONGEST_GAME * gameMinutes(league, paceMinutes) * MINUTE_MS;
}
