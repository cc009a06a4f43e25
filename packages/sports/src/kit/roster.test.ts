import { expect, test } from 'vitest';
import { rosterOf } from './roster.ts';
import { DAYS, WHO_SIZE, whoTable } from './who.ts';

test('a team has the same players at every game, none of them twice', () => {
  const names = rosterOf('nba-bos', 20);
  expect(new Set(names).size).toBe(20);
  expect(rosterOf('nba-bos', 9)).toEqual(names.slice(0, 9));
  expect(rosterOf('nba-lal', 20)).not.toEqual(names);
});

test('over all days players do their share', () => {
  const table = whoTable('nba-bos', { sport: 'test', kinds: [[500, 300, 200]] });
  const share = (place: number) => table.filter((slot) => slot === place).length / (DAYS * WHO_SIZE);
  expect(share(0)).toBeGreaterThan(share(1));
  expect(share(1)).toBeGreaterThan(share(2) * 0.7);
  expect(share(0) + share(1) + share(2)).toBe(1);
});
