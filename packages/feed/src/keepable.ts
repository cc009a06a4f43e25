/** Without control characters and halves of surrogate pairs: PostgreSQL keeps neither NUL nor the latter. */
export const KEEPABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** The text with a question mark for each character that cannot be kept. */
export function keepable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '?');
}
