import { UNSEEN, VISIBLE } from '@fairline/sports/kit/names-to-read.ts';

/** Without control characters and halves of surrogate pairs: PostgreSQL keeps neither NUL nor the latter. */
export const KEEPABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** The text with a question mark for each character that cannot be kept. */
export function keepable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '?');
}

/** The name with a question mark for each character of it that nobody would see, and for one of blanks alone. */
export function nameable(text: string): string {
  const seen = text.replace(UNSEEN, '?');
  return VISIBLE.test(seen) ? seen : '?';
}

/** Whether two names read the same, in whatever case and with whatever blanks. */
export function readSame(one: string, other: string): boolean {
  return asRead(one) === asRead(other);
}

/** Of names, the place of the first that reads like one before it; -1 where all differ. */
export function readAgain(names: readonly string[]): number {
  return firstRepeat(names.map(asRead));
}

/** The place of the first that was there before; -1 where all differ. */
export function firstRepeat(texts: readonly string[]): number {
  return texts.findIndex((text, at) => texts.indexOf(text) < at);
}

/** A name as it is compared: the same for two that read the same. */
export function asRead(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

/** What PostgreSQL cannot read inside JSON, although it takes it. */
const UNREADABLE = /[\0\p{Cs}]/u;
/** No message is nested as deep; PostgreSQL and JSON.stringify give up some thousands of levels down. */
const MOST_LEVELS = 32;

/** No game and no season's schedule has as many; a value with more is not looked at to its end. */
const MOST_VALUES = 40_000;

/** Whether a value out of JSON can be kept and read again as it is: line breaks may be, unlike in a KEEPABLE text. */
export function isKeepable(value: unknown): boolean {
  return areKeepable(value, MOST_LEVELS, { values: MOST_VALUES });
}

function areKeepable(value: unknown, levels: number, left: { values: number }): boolean {
  left.values -= 1;
  if (left.values < 0) return false;
  if (typeof value === 'string') return !UNREADABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => areKeepable(inner, levels - 1, left));
  const names = Object.keys(value);
  if (names.length > left.values) return false;
  return names.every(
    (name) => !UNREADABLE.test(name) && areKeepable(Reflect.get(value, name), levels - 1, left),
  );
}
