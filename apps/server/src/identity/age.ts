/** Hawaii and the western Aleutians: the last places of the US and Canada where a day begins. Hawaii's clocks never change. */
const LAST_DAY_BEHIND_UTC_MS = 10 * 3_600_000;

/**
 * Whole years between a date of birth (YYYY-MM-DD) and a moment. A birthday counts once its day has begun everywhere in the
 * US and Canada, by the calendar of Hawaii (UTC-10, all year): nobody is of age here before being so at home.
 */
export function ageAt(dateOfBirth: string, nowMs: number): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const now = new Date(nowMs - LAST_DAY_BEHIND_UTC_MS);
  const years = now.getUTCFullYear() - year;
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return hadBirthday ? years : years - 1;
}

/** True for a day that exists: 2024-02-29 does, 2023-02-29 does not. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
