/** Without control characters and halves of surrogate pairs: PostgreSQL keeps neither NUL nor the latter. */
export const KEEPABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** The text with a question mark for each character that cannot be kept. */
export function keepable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '?');
}

/** What PostgreSQL cannot read inside JSON, although it takes it. */
const UNREADABLE = /[\0\p{Cs}]/u;
/** No message is nested as deep; PostgreSQL and JSON.stringify give up some thousands of levels down. */
const MOST_LEVELS = 32;

/** Whether a value out of JSON can be kept and read again as it is: line breaks may be, unlike in a KEEPABLE text. */
export function isKeepable(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value === 'string') return !UNREADABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(([name, inner]) => isKeepable(name) && isKeepable(inner, levels - 1));
}
