import fc from 'fast-check';

/** Where a list is cut: before a line break, a comma or a bracket, so that CSV and JSON both fall into pieces. */
const PIECES = /(?=[\n,{}[\]])/;
const GARBAGE = ['', '-1', '1e308', 'NaN', 'null', '"', '{', '\u0000', '99999999999999999999', '~:/', '٣'];

/** What may happen to a list of anything on its way: the end is lost, and parts come twice, late, never or in any order. */
export function disordered<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  const at = fc.nat(Math.max(0, items.length - 1));
  const places = fc.array(at, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    at.map((end) => items.slice(0, end)),
    places.map((missing) => items.filter((_, index) => !missing.includes(index))),
    places.map((twice) => items.flatMap((item, index) => (twice.includes(index) ? [item, item] : [item]))),
    fc.tuple(at, at).map(([from, to]) => moved(items, from, to)),
    fc.shuffledSubarray([...items], { minLength: items.length }),
  );
}

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The bytes of a file after what may happen to it: cut off, its pieces in disorder, written over, single bytes flipped. */
export function damagedBytes(file: Uint8Array): fc.Arbitrary<Uint8Array> {
  const text = new TextDecoder().decode(file);
  const at = fc.nat(Math.max(0, file.length - 1));
  const flips = fc.array(fc.tuple(at, fc.nat(255)), { minLength: 1, maxLength: 4 });
  return fc
    .oneof(
      disordered(text.split(PIECES)).map(joined),
      disordered(text.split('\n')).map((lines) => joined([lines.join('\n')])),
      at.map((end) => file.slice(0, end)),
      flips.map((changes) => withBytes(file, changes)),
      overwritten(text),
      fc.tuple(at, fc.uint8Array({ maxLength: 200 })).map(([end, tail]) => withTail(file, end, tail)),
      fc.uint8Array({ maxLength: 300 }),
    )
    .map(readable);
}

/** A failure shows the text instead of its bytes. */
function readable(bytes: Uint8Array): Uint8Array {
  const text = () => JSON.stringify(new TextDecoder().decode(bytes));
  return Object.assign(bytes, { [fc.toStringMethod]: text });
}

/** A piece of the text replaced by what nobody expects there, or by another piece of it. */
function overwritten(text: string): fc.Arbitrary<Uint8Array> {
  const pieces = text.split(PIECES);
  const piece = fc.oneof(fc.constantFrom(...GARBAGE), fc.constantFrom(...pieces), fc.string());
  const at = fc.nat(pieces.length - 1);
  return fc.array(fc.tuple(at, piece), { minLength: 1, maxLength: 3 }).map((changes) => {
    const changed = [...pieces];
    for (const [index, garbage] of changes) changed[index] = `${pieces[index]?.charAt(0) ?? ''}${garbage}`;
    return joined(changed);
  });
}

/** A JSON value in which one thing, however deep, is gone or another. */
export function damagedValue(value: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(value);
  const other = fc.oneof(
    fc.constantFrom(undefined, null, -1, 1e308, '', [], {}),
    fc.jsonValue().filter(isTaken),
  );
  return fc.tuple(fc.constantFrom(...paths), other).map(([path, changed]) => replaced(value, path, changed));
}

/** What Node's servers take for an attack is answered as a whole, before anybody reads it. */
function isTaken(value: unknown): boolean {
  return !/"(__proto__|constructor)"/.test(JSON.stringify(value));
}

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path])),
  ];
}

function replaced(value: unknown, [key, ...path]: readonly string[], changed: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return changed;
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => (String(at) === key ? replaced(item, path, changed) : item));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? replaced(item, path, changed) : item]),
  );
}

function joined(pieces: readonly string[]): Uint8Array {
  return new TextEncoder().encode(pieces.join(''));
}

function withBytes(file: Uint8Array, changes: readonly (readonly [number, number])[]): Uint8Array {
  const copy = file.slice();
  for (const [at, byte] of changes) copy[at] = byte;
  return copy;
}

function withTail(file: Uint8Array, end: number, tail: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(end + tail.length);
  bytes.set(file.subarray(0, end));
  bytes.set(tail, end);
  return bytes;
}
