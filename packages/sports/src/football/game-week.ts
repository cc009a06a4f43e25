import { USUAL_FACTS } from '../sport-facts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Game weeks end with a day in New York; standard time, so that an hour of summer is on the patron's side. */
const NEW_YORK_MS = -5 * HOUR_MS;
/** Of the week, as Date has it: a game week's last day. */
const LAST_DAY_OF_WEEK: Readonly<Record<string, number>> = { nfl: 3, ncaaf: 1 };

/**
 * The end of the game week that a game begins in: the NFL's from Thursday to Wednesday, college's from Tuesday to Monday. In
 * a league without weeks of games as long as in other sports. Milliseconds since the epoch.
 */
export function untilGameWeekEnds(competition: string | undefined, startsAtMs: number): number {
  const lastDay = competition === undefined ? undefined : LAST_DAY_OF_WEEK[competition];
  if (lastDay === undefined) return USUAL_FACTS.standsUntilMs(competition, startsAtMs);
  const local = new Date(startsAtMs + NEW_YORK_MS);
  const daysLeft = (lastDay - local.getUTCDay() + 7) % 7;
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  return midnight + (daysLeft + 1) * DAY_MS - NEW_YORK_MS;
}
