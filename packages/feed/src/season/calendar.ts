import type { PlayOff } from '../message.ts';
import { gameMinutes, type League, type Matchup } from './league.ts';

const MINUTE_MS = 60_000;

/** A game of a league's calendar. */
export interface CalendarGame {
  readonly startsAtMs: number;
  readonly matchup: Matchup;
  /** Of a game of the play-offs. */
  readonly playOff?: PlayOff;
}

/** Which games a league has, and when: the same for the same league, pace and time, after any restart. */
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
