import { expect, test } from 'vitest';
import { areSameLines } from './same-lines.ts';
import type { MainLines, MatchFormat } from './sport.ts';

const format: Required<MatchFormat> = {
  mustHaveWinner: true,
  setsToWin: 3,
  legsToWin: 5,
  gamesToWin: 6,
  mapsToWin: 2,
  rounds: 12,
  tellsSubstitutions: true,
  onlyRounds: true,
};
const all: Required<MainLines> = {
  spread: -3.5,
  total: 47.5,
  homeWinProbability: 0.6,
  drawProbability: 0.1,
  overProbability: 0.5,
  fieldWinProbabilities: [0.5, 0.3, 0.2],
  league: 'nfl',
  format,
};

test('lines are the same in whatever order they are written, and whatever is left out of both', () => {
  const turned = Object.fromEntries(Object.entries(all).reverse());
  expect(areSameLines(all, { ...turned, format: Object.fromEntries(Object.entries(format).reverse()) })).toBe(
    true,
  );
  expect(areSameLines({}, {})).toBe(true);
  expect(areSameLines({ spread: -3 }, { spread: -3 })).toBe(true);
});

test.each<MainLines>([
  { spread: 3.5 },
  { total: 48 },
  { homeWinProbability: 0.61 },
  { drawProbability: 0.11 },
  { overProbability: 0.51 },
  { fieldWinProbabilities: [0.5, 0.2, 0.3] },
  { fieldWinProbabilities: [0.5, 0.3] },
  { league: 'ncaaf' },
  { format: { ...format, setsToWin: 2 } },
  { format: { ...format, legsToWin: 4 } },
  { format: { ...format, gamesToWin: 4 } },
  { format: { ...format, mapsToWin: 3 } },
  { format: { ...format, rounds: 3 } },
])('lines are others where one part is: %j', (other) => {
  expect(areSameLines(all, { ...all, ...other })).toBe(false);
  expect(areSameLines({ ...all, ...other }, all)).toBe(false);
});

test('lines are others where one part is left out', () => {
  for (const part of Object.keys(all)) {
    const without = Object.fromEntries(Object.entries(all).filter(([name]) => name !== part));
    expect(areSameLines(all, without), part).toBe(false);
    expect(areSameLines(without, all), part).toBe(false);
  }
  for (const part of Object.keys(format)) {
    const without = Object.fromEntries(Object.entries(format).filter(([name]) => name !== part));
    expect(areSameLines(all, { ...all, format: without }), part).toBe(false);
  }
});
