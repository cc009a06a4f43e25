/** Nothing on the screen, or what turns letters around; but for the joiners that Persian and Indic names are written with. */
export const UNSEEN: RegExp = /(?![\u200c\u200d])[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** A letter, a digit or a sign that is drawn: neither a blank nor a mark that needs something to stand on. */
export const VISIBLE: RegExp = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

/** Whether a name shows what it is: something is seen of it, and nothing in it is not. */
export function isName(text: string): boolean {
  return VISIBLE.test(text) && text.search(UNSEEN) < 0;
}
