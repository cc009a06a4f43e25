import { expect, test } from 'vitest';
import { basketball } from './basketball.ts';
import { fit } from './fit.ts';
import type { League } from './rules.ts';
import { tipOff } from './testing/games.ts';

const CASES: readonly (readonly [League, number, number])[] = [
  ['nba', -5.5, 228.5],
  ['ncaab', -8.5, 141.5],
  // Hardly any game of college has more.
  ['ncaab', -44.5, 150.5],
];

test.each(CASES)(
  '%s games fitted to a spread of %s and a total of %s land on either side as often',
  (league, spread, total) => {
    const { points, size } = basketball.simulate(tipOff(league), fit({ spread, total, league }), 8_192, 99);
    let above = 0;
    let below = 0;
    let over = 0;
    let under = 0;
    for (let i = 0; i < size; i++) {
      const home = points.home.game[i] ?? 0;
      const away = points.away.game[i] ?? 0;
      if (home - away + spread > 0) above++;
      else if (home - away + spread < 0) below++;
      if (home + away > total) over++;
      else if (home + away < total) under++;
    }
    expect(Math.abs(above / (above + below) - 0.5)).toBeLessThan(0.02);
    expect(Math.abs(over / (over + under) - 0.5)).toBeLessThan(0.02);
  },
);

test('a favourite by ten wins more than four of five', () => {
  // Of real NBA games some 82 %: the median of margins is as often beyond, yet games that are close late are won more often.
  const { points, size } = basketball.simulate(
    tipOff('nba'),
    fit({ spread: -10, total: 220.5, league: 'nba' }),
    32_768,
    5,
  );
  let won = 0;
  for (let i = 0; i < size; i++) if ((points.home.game[i] ?? 0) > (points.away.game[i] ?? 0)) won++;
  expect(won / size).toBeGreaterThan(0.818);
  expect(won / size).toBeLessThan(0.845);
});
