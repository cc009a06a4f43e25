/** Whole years between a date of birth (YYYY-MM-DD) and a moment, by the UTC calendar. */
export function ageAt(dateOfBirth: string, nowMs: number): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const now = new Date(nowMs);
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
