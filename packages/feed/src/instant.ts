/** "2026-11-22T01:40:12.000Z", also without the milliseconds, or with an offset as +05:00. */
const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a moment that there is: of 30 February Date.parse would make one in March, and PostgreSQL an error. */
export function isInstant(text: string): boolean {
  if (!FORM.test(text) || Number.isNaN(Date.parse(text))) return false;
  const day = text.slice(0, 'YYYY-MM-DD'.length);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
