// Array parameters as Postgres writes them. pg's own encoding looks at each element's type; batches have thousands of
// elements whose type is known.

type Plain = string | number | bigint | null;

/** For elements that need no quotes: numbers, UUIDs, words of ours. Null is SQL's null. */
export function plainArray(elements: readonly Plain[]): string {
  // join is much the fastest, and writes null as nothing.
  const written = elements.includes(null) ? elements.map((element) => element ?? 'NULL') : elements;
  return `{${written.join(',')}}`;
}

/** For any text: names, keys chosen by clients. Null is SQL's null. NUL characters, which Postgres cannot hold, are left out. */
export function textArray(elements: readonly (string | null)[]): string {
  if (elements.length === 0) return '{}';
  // One look at all of them: a batch has thousands, and hardly any needs more than its quotes.
  if (!elements.includes(null) && !UNPLAIN.test(elements.join(' '))) return `{"${elements.join('","')}"}`;
  return plainArray(elements.map((element) => (element === null ? null : quoted(element))));
}

/** Null, which stands for no array, where every element is the usual one. */
export function plainArrayUnless(elements: readonly Plain[], usual: Plain): string | null {
  return elements.every((element) => element === usual) ? null : plainArray(elements);
}

export function textArrayUnless(elements: readonly (string | null)[], usual: string | null): string | null {
  return elements.every((element) => element === usual) ? null : textArray(elements);
}

/** Of bytea, each given in hex. */
export function hexArray(elements: readonly string[]): string {
  return plainArray(elements.map((element) => `"\\\\x${element}"`));
}

const UNPLAIN = /["\\\0]/;
/** What JSON writes otherwise than PostgreSQL reads it: control characters, and halves of a surrogate pair. */
const NOT_AS_JSON = /[\p{Cc}\p{Cs}]/u;

function quoted(text: string): string {
  if (!UNPLAIN.test(text)) return `"${text}"`;
  // The same escapes, and several times faster.
  if (!NOT_AS_JSON.test(text)) return JSON.stringify(text);
  return `"${text.replaceAll('\0', '').replace(/["\\]/g, '\\$&')}"`;
}
