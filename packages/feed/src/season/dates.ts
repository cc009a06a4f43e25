const DAY_MS = 86_400_000;

/** Stretches of any year, 'MM-DD', both days among them; one that ends before it begins goes over New Year. */
export type Dates = readonly (readonly [from: string, until: string])[];

export const ALL_YEAR: Dates = [['01-01', '12-31']];

/** @param day its number since 1970 */
export function isIn(dates: Dates, day: number): boolean {
  const date = new Date(day * DAY_MS).toISOString().slice(5, 10);
  return dates.some(([from, until]) =>
    from <= until ? from <= date && date <= until : from <= date || date <= until,
  );
}
