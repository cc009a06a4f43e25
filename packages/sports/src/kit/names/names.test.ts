import { expect, test } from 'vitest';
import * as europe from './europe.ts';
import { FAMOUS } from './famous.ts';
import * as northAmerica from './north-america.ts';
import type { Pool } from './pool.ts';
import * as south from './south.ts';
import * as southAsia from './south-asia.ts';

const { NORTH_AMERICAN_WOMEN: _, ...men } = northAmerica;
const pools: readonly [string, Pool][] = Object.entries({ ...men, ...europe, ...south, ...southAsia });

test('a surname belongs to one part of the world alone, so that players from two never read alike', () => {
  const surnames = pools.flatMap(([, { surnames: own }]) => own);
  expect(surnames.filter((name, at) => surnames.indexOf(name) !== at)).toEqual([]);
});

test.each(pools)('%s: names are written as names are', (_name, { surnames, given }) => {
  for (const name of [...surnames, ...[...given.values()].flat()])
    expect(name).toMatch(/^\p{Lu}[\p{L}'. -]+$/u);
  for (const letter of given.keys()) expect(letter).toMatch(/^[A-Z]$/);
});

test('those whom a sport knows best are among the names that it leaves out', () => {
  expect(FAMOUS.basketball).toContain('Curry');
  expect(FAMOUS.football).toContain('Mahomes');
  expect(FAMOUS.soccer).toContain('Messi');
  expect(FAMOUS.baseball).toContain('Ohtani');
  expect(FAMOUS.cricket).toContain('Kohli');
  expect(FAMOUS.hockey).toContain('Crosby');
});
