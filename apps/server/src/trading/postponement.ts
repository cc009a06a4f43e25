const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Game weeks end with a day in New York; standard time, so that an hour of summer is on the patron's side. */
const NEW_YORK_MS = -5 * HOUR_MS;
/** Of the week, as Date has it: a game week's last day. */
const LAST_DAY_OF_WEEK: Readonly<Record<string, number>> = { nfl: 3, ncaaf: 1 };
const OTHERWISE_MS = 48 * HOUR_MS;

/**
 * Until when a game that was put off, or broken off, may be played for its bets to stand: football in the same game week
 * (the NFL's from Thursday to Wednesday, college's from Tuesday to Monday), other sports within 48 hours. After that what is
 * not decided is void.
 * @param competition its slug
 * @returns milliseconds since the epoch
 */
export function standsUntilMs(competition: string, startsAtMs: number): number {
  const lastDay = LAST_DAY_OF_WEEK[competition];
  if (lastDay === undefined) return startsAtMs + OTHERWISE_MS;
  const local = new Date(startsAtMs + NEW_YORK_MS);
  const daysLeft = (lastDay - local.getUTCDay() + 7) % 7;
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  return midnight + (daysLeft + 1) * DAY_MS - NEW_YORK_MS;
}
