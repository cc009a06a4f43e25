import { expect, test } from 'vitest';
import { fit } from './fit.ts';
import { hockey } from './hockey.ts';
import { faceOff } from './testing/games.ts';

test.each([
  [0.6, 6.5, 0.48],
  [0.36, 5.5, 0.55],
])(
  'games fitted to a win chance of %s and %s goals meet both',
  (homeWinProbability, total, overProbability) => {
    const strength = fit({ homeWinProbability, total, overProbability, spread: -1.5 });
    const { goals, size } = hockey.simulate(faceOff, strength, 8_192, 5);
    let wins = 0;
    let over = 0;
    for (let i = 0; i < size; i++) {
      const home = goals.home.game[i] ?? 0;
      const away = goals.away.game[i] ?? 0;
      if (home > away) wins++;
      if (home + away > total) over++;
    }
    expect(Math.abs(wins / size - homeWinProbability)).toBeLessThan(0.02);
    expect(Math.abs(over / size - overProbability)).toBeLessThan(0.02);
  },
);
