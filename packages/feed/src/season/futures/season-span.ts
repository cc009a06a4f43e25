import { longestGameMs } from '../calendar.ts';
import type { League } from '../league.ts';

/** When a season of the demo takes place, milliseconds since the epoch. */
export interface SeasonSpan {
  readonly startsAtMs: number;
  /** Games that start before belong to it. */
  readonly endsAtMs: number;
  /** Its last game is surely over, and the play-offs begin. */
  readonly tableAtMs: number;
}

const MINUTE_MS = 60_000;
/** So many times as long as a game: half a day at the default pace. */
const HALF_DAY_GAMES = (12 * 60) / 13;
/** Between two rounds of the play-offs. */
const ROUND_GAMES = 0.3;
const LONGEST_ROUND_MS = 10 * MINUTE_MS;

/**
 * The season of a league that is under way at a moment. At the default pace one with a timetable, which has nights, takes a
 * whole day, from noon UTC, so that an evening of its zone stays in one, and where sides play by turns two; any other takes half
 * a day.
 * @param paceMinutes real minutes most games take
 */
export function seasonAt(nowMs: number, paceMinutes: number, league: League): SeasonSpan {
  const halfMs = HALF_DAY_GAMES * paceMinutes * MINUTE_MS;
  const [lengthMs, firstMs] = [lengthOf(league) * halfMs, league.timetable ? halfMs : 0];
  const number = Math.floor((nowMs - firstMs) / lengthMs);
  const endsAtMs = Math.round(firstMs + (number + 1) * lengthMs);
  return {
    startsAtMs: Math.round(firstMs + number * lengthMs),
    endsAtMs,
    tableAtMs: endsAtMs + Math.round(longestGameMs(league, paceMinutes)),
  };
}

/** In half days. */
function lengthOf({ timetable }: League): number {
  if (timetable === undefined) return 1;
  return timetable.mayPlay ? 4 : 2;
}

/** How long a round of the play-offs is told after the one before it. */
export function roundMs(paceMinutes: number): number {
  return Math.min(LONGEST_ROUND_MS, ROUND_GAMES * paceMinutes * MINUTE_MS);
}
