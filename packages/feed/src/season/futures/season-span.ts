/** When a season of the demo takes place, milliseconds since the epoch. */
export interface SeasonSpan {
  readonly startsAtMs: number;
  /** Games that start before belong to it. */
  readonly endsAtMs: number;
  /** Its last game is surely over, and the play-offs begin. */
  readonly tableAtMs: number;
}

const MINUTE_MS = 60_000;
/** So many times as long as a game: half a day at the default pace, from midnight and from noon UTC. */
const GAMES_LONG = (12 * 60) / 13;
/** A game is surely over after this many times its usual length. */
const LONGEST_GAME = 1.6;
/** Between two rounds of the play-offs. */
const ROUND_GAMES = 0.3;
const LONGEST_ROUND_MS = 10 * MINUTE_MS;

/** The season that is under way at a moment. @param paceMinutes real minutes a game takes */
export function seasonAt(nowMs: number, paceMinutes: number): SeasonSpan {
  const lengthMs = GAMES_LONG * paceMinutes * MINUTE_MS;
  const number = Math.floor(nowMs / lengthMs);
  const endsAtMs = Math.round((number + 1) * lengthMs);
  return {
    startsAtMs: Math.round(number * lengthMs),
    endsAtMs,
    tableAtMs: endsAtMs + Math.round(LONGEST_GAME * paceMinutes * MINUTE_MS),
  };
}

/** How long a round of the play-offs is told after the one before it. */
export function roundMs(paceMinutes: number): number {
  return Math.min(LONGEST_ROUND_MS, ROUND_GAMES * paceMinutes * MINUTE_MS);
}

/** How long after its start a game is surely over. */
export function longestGameMs(paceMinutes: number): number {
  return LONGEST_GAME * paceMinutes * MINUTE_MS;
}
