import { expect, test } from 'vitest';
import { fit } from './fit.ts';
import { simulate } from './simulate.ts';
import { firstState } from './testing/games.ts';

test.each([
  { homeWinProbability: 0.6, total: 8.5 },
  { homeWinProbability: 0.7, total: 10 },
])('fitted prices meet the chance to win and split the games at the total: %o', (lines) => {
  const { points, size } = simulate(firstState, fit({ ...lines, spread: -1.5 }), 16_384, 9);
  let wins = 0;
  let over = 0;
  let under = 0;
  for (let i = 0; i < size; i++) {
    const home = points.home.game[i] ?? 0;
    const away = points.away.game[i] ?? 0;
    if (home > away) wins++;
    if (home + away > lines.total) over++;
    else if (home + away < lines.total) under++;
  }
  expect(Math.abs(wins / size - lines.homeWinProbability)).toBeLessThan(0.013);
  expect(Math.abs(over / (over + under) - 0.5)).toBeLessThan(0.018);
});
