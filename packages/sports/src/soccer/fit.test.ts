import { expect, test } from 'vitest';
import { countMarks } from '../count-marks.ts';
import type { MainLines, SportModel } from '../sport.ts';
import { fitCorners } from './fit-corners.ts';
import { futsal, soccer } from './model.ts';
import type { SoccerOutcomes } from './outcomes.ts';
import { SOCCER } from './rules.ts';
import type { SoccerState } from './state.ts';
import { parseStrength, type SoccerStrength } from './strength.ts';
import { sides } from './testing/games.ts';

const SIZE = 32_768;
type Model = Pick<
  SportModel<SoccerState, never, SoccerStrength, SoccerOutcomes, never>,
  'initial' | 'fit' | 'simulate' | 'market'
>;

function chance(model: Model, outcomes: SoccerOutcomes, key: string, selection: number): number {
  const market = model.market(key, sides);
  if (market === undefined) throw new RangeError(key);
  const { wins, pushes } = countMarks(market, outcomes);
  return (wins[selection] ?? 0) / (outcomes.size - (pushes[selection] ?? 0));
}

test.each<[Model, MainLines & { total: number }]>([
  [soccer, { homeWinProbability: 0.62, drawProbability: 0.25, total: 2.5, overProbability: 0.54 }],
  [soccer, { homeWinProbability: 0.3, drawProbability: 0.29, total: 2.5, overProbability: 0.44 }],
  [soccer, { homeWinProbability: 0.91, drawProbability: 0.13, total: 3.25, overProbability: 0.51 }],
  [futsal, { homeWinProbability: 0.55, drawProbability: 0.19, total: 5.5, overProbability: 0.52 }],
])('three prices of a game and its total are met together (%#)', (model, target) => {
  const outcomes = model.simulate(model.initial({ sides }), model.fit(target), SIZE, 11);
  const met = (key: string, selection: number, wanted = 0) =>
    expect(Math.abs(chance(model, outcomes, key, selection) - wanted), key).toBeLessThan(0.014);
  met('moneyline:reg', 0, target.homeWinProbability);
  met('threeway:reg', 1, target.drawProbability);
  met(`total:reg:${target.total}`, 0, target.overProbability);
});

test('a spread and a total alone are split evenly, and nothing at all is an average game', () => {
  const outcomes = soccer.simulate(
    soccer.initial({ sides }),
    soccer.fit({ spread: -0.75, total: 2.75 }),
    SIZE,
    5,
  );
  expect(Math.abs(chance(soccer, outcomes, 'spread:reg:-0.75', 0) - 0.5)).toBeLessThan(0.012);
  expect(Math.abs(chance(soccer, outcomes, 'total:reg:2.75', 0) - 0.5)).toBeLessThan(0.012);
  const average = soccer.fit({});
  expect(average.home).toBeCloseTo(soccer.even.home, 3);
  expect(average.away).toBeCloseTo(soccer.even.away, 3);
});

test('a line of corners is met, and leaves the goals alone', () => {
  const strength = soccer.fit({ homeWinProbability: 0.6, drawProbability: 0.25, total: 2.5 });
  const more = fitCorners(SOCCER, strength, 10.5, 0.56);
  const outcomes = soccer.simulate(soccer.initial({ sides }), more, SIZE, 7);
  expect(Math.abs(chance(soccer, outcomes, 'total:corners:10.5', 0) - 0.56)).toBeLessThan(0.012);
  expect({ ...more, corners: 0 }).toEqual({ ...strength, corners: 0 });
});

test('strengths survive being kept as JSON, and nothing else is taken for one', () => {
  const strength = soccer.fit({ homeWinProbability: 0.5, drawProbability: 0.27, total: 2.5 });
  expect(parseStrength(JSON.parse(JSON.stringify(strength)))).toEqual(strength);
  for (const wrong of [undefined, {}, { home: 1, away: 0, level: 1 }, { home: 1, away: 1 }]) {
    expect(() => parseStrength(wrong)).toThrow(RangeError);
  }
});
