import { expect, test } from 'vitest';
import { rostersOf, type Seat, shortName } from './roster.ts';

/** Seats in the order of their places, everybody with as many forms of his name as are told. */
const side = (...names: readonly (readonly string[])[]): Seat<number>[] =>
  names.map((forms, place) => ({ id: place, place, forms }));
const named = (home: readonly Seat<number>[], away: readonly Seat<number>[]) => {
  const rosters = rostersOf({ home, away });
  return [rosters.home.names, rosters.away.names];
};

test('who shares the short form of his name with one of either side is told by the whole one', () => {
  const john = ['J. Smith', 'John Smith'];
  const jack = ['J. Smith', 'Jack Smith'];
  const ann = ['A. Alder', 'Ann Alder'];
  expect(named(side(john, ann), side(jack))).toEqual([['John Smith', 'A. Alder'], ['Jack Smith']]);
  expect(named(side(john, jack), side(ann))).toEqual([['John Smith', 'Jack Smith'], ['A. Alder']]);
});

test('nobody is named where no form of his name is his alone, however it is written', () => {
  expect(named(side(['J. Smith']), side(['j.  smith ', 'Jo Smith']))).toEqual([[''], ['Jo Smith']]);
  expect(named(side(['J. Smith', 'Jo Smith']), side(['J. Smith', 'Jo Smith']))).toEqual([[''], ['']]);
  const long = 'x'.repeat(40);
  expect(named(side([`${long}1`]), side([`${long}2`]))).toEqual([[''], ['']]);
  expect(named(side([], [' ', 'Ann Alder']), side(['']))).toEqual([['', 'Ann Alder'], ['']]);
  expect(named(side([' ']), side(['Ann Alder']))).toEqual([[''], ['Ann Alder']]);
});

test('who has no place is not named, and nobody is by a name of his', () => {
  const bench = { id: 9, place: undefined, forms: ['J. Smith'] };
  const rosters = rostersOf({ home: side(['J. Smith'], ['B. Birch']), away: [bench] }, 3);
  expect(rosters.home.names).toEqual(['', 'B. Birch', '']);
  expect(rosters.away.names).toEqual(['', '', '']);
  expect([rosters.home.placeOf(1), rosters.away.placeOf(9), rosters.away.placeOf(1)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
  const own = rostersOf({ home: [...side(['J. Smith'], ['B. Birch']), bench], away: [] });
  expect(own.home.names).toEqual(['', 'B. Birch']);
});

test('one who has two seats is the same man in both', () => {
  const seats = [0, 9].map((place) => ({ id: 7, place, forms: ['A. Alder'] }));
  expect(rostersOf({ home: seats, away: [] }).home.names).toEqual([
    'A. Alder',
    ...Array.from({ length: 8 }, () => ''),
    'A. Alder',
  ]);
});

test('a short name has the first letter of the given one, and a single name is short', () => {
  expect(['Ann Alder', ' Otto  Porter Jr. ', 'Nene'].map(shortName)).toEqual([
    'A. Alder',
    'O. Porter Jr.',
    'Nene',
  ]);
});
