const DAY_MS = 86_400_000;

/** Stretches of any year, 'MM-DD', both days among them; one that ends before it begins goes over New Year. */
export type Dates = readonly (readonly [from: string, until: string])[];

export const ALL_YEAR: Dates = [['01-01', '12-31']];

/** Of days by their number, as 'MM-DD': weeks of a season ask for the same ones again and again. */
const written = new Map<number, string>();

/** @param day its number since 1970 */
export function isIn(dates: Dates, day: number): boolean {
  const date = written.get(day) ?? new Date(day * DAY_MS).toISOString().slice(5, 10);
  if (written.size > 1000) written.clear();
  written.set(day, date);
  return dates.some(([from, until]) =>
    from <= until ? from <= date && date <= until : from <= date || date <= until,
  );
}

/** So many days without a game end a season: no winter break within one is as long, and every summer or winter is. */
const PAUSE_DAYS = 28;
const LONGEST_DAYS = 366 + PAUSE_DAYS;

/** The first day of the season that a day is in, or that ended last before it; undefined where a league never pauses. */
export function seasonStart(dates: Dates, day: number): number | undefined {
  let first: number | undefined;
  for (let at = day; at > day - LONGEST_DAYS; at--) {
    if (isIn(dates, at)) first = at;
    else if (first !== undefined && first - at >= PAUSE_DAYS) return first;
  }
  return undefined;
}
