import { expect, test } from 'vitest';
import { chanceToWinRace, raceEndings } from './race-endings.ts';
import { loserPoints, racePoints, raceTable } from './race-table.ts';

const game = (chance: number, home = 0, away = 0) =>
  raceEndings({ to: 4, home, away, homeChance: () => chance });

test('a server who wins six points of ten holds as the formula says', () => {
  // p^4(1+4q+10q^2) + 20p^3q^3 p^2/(p^2+q^2)
  expect(chanceToWinRace(game(0.6))).toBeCloseTo(0.735729, 6);
  expect(chanceToWinRace(game(0.5))).toBeCloseTo(0.5, 9);
});

test('from deuce only two points in a row count', () => {
  expect(chanceToWinRace(game(0.6, 3, 3))).toBeCloseTo(0.36 / 0.52, 6);
  expect(game(1, 3, 3)).toEqual([{ home: 5, away: 3, chance: 1 }]);
});

test('the endings are all there are and stand from one side to the other', () => {
  const endings = game(0.55);
  expect(endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(endings[0]).toMatchObject({ home: 4, away: 0 });
  expect(endings.at(-1)).toMatchObject({ home: 0, away: 4 });
});

test('a table meets each ending as often as it is likely', () => {
  const table = raceTable(game(0.6));
  const counts = new Map<number, number>();
  for (const code of table) counts.set(code, (counts.get(code) ?? 0) + 1);
  expect((counts.get(0) ?? 0) / table.length).toBeCloseTo(0.6 ** 4, 4);
  expect((counts.get(1) ?? 0) / table.length).toBeCloseTo(0.4 ** 4, 4);
  expect([...counts.keys()].every((code) => loserPoints(code) <= 40)).toBe(true);
  expect(racePoints(0, 4)).toBe(4);
  expect(racePoints(7, 4)).toBe(8);
});
