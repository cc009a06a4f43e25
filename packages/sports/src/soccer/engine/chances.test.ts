import { expect, test } from 'vitest';
import { futsal, soccer } from '../model.ts';
import { FUTSAL, SOCCER } from '../rules.ts';
import { initialState } from '../state.ts';
import type { SoccerStrength } from '../strength.ts';
import { sides } from '../testing/games.ts';
import { scoreChances } from './chances.ts';

/** A chance of one half is then known to 0.14 points; beside it, players sent off count on average alone in what is worked out. */
const SIZE = 131_072;

test.each<[typeof SOCCER, SoccerStrength]>([
  [SOCCER, { home: 1.45, away: 1.3, level: 1 }],
  [SOCCER, { home: 2.3, away: 0.8, level: 1.1 }],
  [SOCCER, { home: 1.1, away: 1, level: 0.92 }],
  [FUTSAL, { home: 2.85, away: 2.65, level: 1 }],
])(
  'what is worked out is what is played: overs, draws and both sides scoring agree (%#)',
  (rules, strength) => {
    const { size, chances } = scoreChances(rules, strength);
    const model = rules.game === 'soccer' ? soccer : futsal;
    const { goals } = model.simulate(initialState(sides, rules), strength, SIZE, 7);
    const line = rules.game === 'soccer' ? 2.5 : 5.5;
    const differ = (what: string, is: (home: number, away: number) => boolean) => {
      const worked = chances.reduce(
        (sum, chance, at) => (is(Math.floor(at / size), at % size) ? sum + chance : sum),
        0,
      );
      const played = goals.home.reg.filter((home, i) => is(home, goals.away.reg[i] ?? 0)).length / SIZE;
      expect(Math.abs(worked - played), what).toBeLessThan(0.006);
    };
    differ('over', (home, away) => home + away > line);
    differ('draw', (home, away) => home === away);
    differ('both score', (home, away) => home > 0 && away > 0);
    differ('home wins', (home, away) => home > away);
  },
);

test('prices of a draw tell of the end of the game: what makes draws rarer counts by half as much before halftime', () => {
  const goalless = (level: number) => {
    const strength = { home: 1.4, away: 1.2, level };
    const { home, away } = soccer.simulate(initialState(sides, SOCCER), strength, SIZE / 4, 3).goals;
    return home.h1.filter((goals, i) => goals + (away.h1[i] ?? 0) === 0).length / (SIZE / 4);
  };
  expect(Math.log(goalless(1.44)) / Math.log(goalless(1))).toBeCloseTo(1.2, 1);
});
