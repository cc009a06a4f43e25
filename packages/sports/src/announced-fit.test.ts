import { expect, test } from 'vitest';
import { countMarks } from './count-marks.ts';
import type { MatchFormat } from './sport.ts';
import { sportModel } from './sports.ts';

const side = (id: string) => ({ id, name: `The ${id} side`, mediumName: id, abbreviation: id.toUpperCase() });
const sides = { home: side('one'), away: side('other') };
const SAMPLES = 16_384;
/** Of that many samples, and of the grids some fits go by. */
const TOLERANCE = 0.025;
const CHANCE = 0.72;

test.each<[string, MatchFormat, MatchFormat]>([
  ['tennis', { setsToWin: 2 }, { setsToWin: 3 }],
  ['darts', { setsToWin: 1, legsToWin: 6 }, { setsToWin: 3, legsToWin: 3 }],
  ['table-tennis', { gamesToWin: 3 }, { gamesToWin: 4 }],
  ['combat', { rounds: 3 }, { rounds: 5 }],
  ['counter-strike', { mapsToWin: 1 }, { mapsToWin: 3 }],
  ['valorant', { mapsToWin: 1 }, { mapsToWin: 3 }],
])('outside lines of %s are met whatever length is announced', (sport, ...formats) => {
  const model = sportModel(sport);
  if (!model) throw new Error(`no ${sport}`);
  const winner = model.market('moneyline:game', sides) ?? model.market('threeway:game', sides);
  if (!winner) throw new Error(`no winner of ${sport}`);
  for (const format of formats) {
    const strength = model.fit({ homeWinProbability: CHANCE, format });
    const outcomes = model.simulate(model.initial({ sides, format }), strength, SAMPLES, 1);
    const { wins, pushes } = countMarks(winner, outcomes);
    const [home = 0] = wins;
    const [drawn = 0] = pushes;
    const found = home / (SAMPLES - drawn);
    expect(Math.abs(found - CHANCE), JSON.stringify(format)).toBeLessThan(TOLERANCE);
  }
});
