import { expect, test } from 'vitest';
import { fuzzedReaders } from '../testing/fuzzed-readers.ts';
import { toldOnce } from './told-twice.ts';

test('rows end at the first whose number was told before; rows without a number never do', () => {
  const one = { number: 1 };
  const two = { number: 2 };
  expect(toldOnce([one, {}, two, {}], rowNumber)).toEqual({ rows: [one, {}, two, {}] });
  expect(toldOnce([one, two, one, {}], rowNumber)).toMatchObject({
    rows: [one, two],
    fault: { kind: 'impossible-play', message: 'After 2 rows it tells number 1 again.' },
  });
});

const rowNumber = ({ number }: { readonly number?: number }) => number;

/** The first row of a list of rows, which may hold objects. */
const FIRST_ROW = /"(?:actions|plays|events)":\[(\{(?:[^{}]|\{[^{}]*\})*\}),/;

test.each(['nba live feed', 'nhl play-by-play'])(
  '%s: a row that is told twice is a fault, and has no result',
  (name) => {
    const reader = fuzzedReaders.find((each) => each.name === name);
    const text = new TextDecoder().decode(reader?.file);
    const twice = text.replace(FIRST_ROW, '$&$1,');
    expect(twice).not.toBe(text);
    const [read] = reader?.read(new TextEncoder().encode(twice)) ?? [];
    expect(read?.fault).toMatchObject({ message: expect.stringContaining('After 1 rows it tells number') });
    expect(read?.messages?.at(-1)?.kind).not.toBe('result');
  },
);
