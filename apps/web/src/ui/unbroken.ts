const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** Keeps a number on the line of the word it counts by, 'Set 3', and a score whole, '5–4', wherever the rest of a text breaks. */
export function unbroken(text: string): string {
  return text
    .replace(/(?<=\p{L}) (?=\d)/gu, NO_BREAK_SPACE)
    .replace(/(?<=\d)–(?=\d)/g, `${WORD_JOINER}–${WORD_JOINER}`);
}

/** Keeps all of it on one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}
