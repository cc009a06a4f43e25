import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BookInput, EFFECTS, HOLDS, NEW_BOOK, statusOf, step } from './book-state.ts';

const document = readFileSync(new URL('../../../../docs/states/event-book.md', import.meta.url), 'utf8');

function words(cell: string | undefined): string[] {
  return [...(cell ?? '').matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? '');
}

test('inputs set and lift the holds that docs/states/event-book.md says', () => {
  const rows = document
    .slice(document.indexOf('| Input |'), document.indexOf('A new book'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, 4));
  const documented = Object.fromEntries(
    rows.map(([input, sets, lifts]) => [words(input)[0], { sets: words(sets), lifts: words(lifts) }]),
  );
  const real = Object.fromEntries(
    Object.entries(EFFECTS).map(([kind, { sets, lifts = [] }]) => [
      kind,
      { sets: sets ? [sets] : [], lifts: [...lifts] },
    ]),
  );
  expect(documented).toEqual(real);
  const named = Object.values(real).flatMap(({ sets, lifts }) => [...sets, ...lifts]);
  expect(new Set(named)).toEqual(new Set(HOLDS));
});

function after(...inputs: BookInput[]) {
  return inputs.reduce(step, NEW_BOOK);
}

test('a book is open only when nothing holds it', () => {
  expect(statusOf(NEW_BOOK)).toBe('suspended');
  const open = after({ kind: 'priced' });
  expect(statusOf(open)).toBe('open');
  const held = [
    { kind: 'snap', reason: 'x' },
    { kind: 'operator-suspend', reason: 'y' },
    { kind: 'play' },
    { kind: 'priced' },
  ] as const;
  const state = held.reduce<typeof open>(step, open);
  expect([...state.holds]).toEqual([['operator', 'y']]);
  expect(statusOf(step(state, { kind: 'operator-reopen' }))).toBe('open');
});

test('prices that come while the next play is under way do not open the book', () => {
  const state = after({ kind: 'play' }, { kind: 'snap', reason: 'Play under way' }, { kind: 'priced' });
  expect([...state.holds.keys()]).toEqual(['play']);
});

test('a book that is over never trades again', () => {
  const closed = after({ kind: 'priced' }, { kind: 'over' });
  expect(statusOf(closed)).toBe('closed');
  for (const kind of ['priced', 'play', 'snapshot', 'operator-reopen', 'feed-resume'] as const) {
    expect(step(closed, { kind })).toBe(closed);
  }
  const settled = step(closed, { kind: 'graded' });
  expect(statusOf(settled)).toBe('settled');
  expect(step(settled, { kind: 'over' })).toBe(settled);
  expect(step(NEW_BOOK, { kind: 'graded' })).toBe(NEW_BOOK);
});

test('what changes nothing gives back the same state', () => {
  const open = after({ kind: 'priced' });
  expect(step(open, { kind: 'heard' })).toBe(open);
  const snapped = step(open, { kind: 'snap', reason: 'x' });
  expect(step(snapped, { kind: 'snap', reason: 'x' })).toBe(snapped);
});
