import { expect, test } from 'vitest';
import { conditionsOf } from './engine/conditions.ts';
import { fit } from './fit.ts';
import { simulate } from './simulate.ts';
import { parseStrength } from './strength.ts';
import { firstState } from './testing/games.ts';

test('fitted prices meet the chance to win and split the matches at the total', () => {
  const lines = { homeWinProbability: 0.62, total: 331.5 };
  const strength = fit(lines);
  expect(strength.overs).toBe(20);
  expect(parseStrength(JSON.parse(JSON.stringify(strength)))).toEqual(strength);
  const { points, winner, size } = simulate(firstState, strength, 8192, 9);
  const wins = winner.filter((each) => each === 1).length / size;
  let over = 0;
  for (let i = 0; i < size; i++) {
    if ((points.home.game[i] ?? 0) + (points.away.game[i] ?? 0) > lines.total) over++;
  }
  expect(Math.abs(wins - lines.homeWinProbability)).toBeLessThan(0.022);
  expect(Math.abs(over / size - 0.5)).toBeLessThan(0.022);
});

test('a match without a total is priced as one of which nobody knows how many runs are usual', () => {
  const known = fit({ homeWinProbability: 0.6, total: 320.5 });
  const unknown = fit({ homeWinProbability: 0.6 });
  expect(parseStrength(JSON.parse(JSON.stringify(unknown)))).toEqual(unknown);
  const day = (strength: typeof known) => conditionsOf(firstState, strength).deviation;
  expect(day(unknown)).toBeGreaterThan(1.2 * day(known));
});

test('without a total the runs are those usual in the league, as sure as its matches are alike', () => {
  const runs = (league: string) => {
    const strength = fit({ homeWinProbability: 0.6, league });
    return strength.home + strength.away;
  };
  expect(runs('ipl')).toBeGreaterThan(runs('bbl') + 20);
  expect(runs('bbl')).toBeGreaterThan(runs('t20-internationals') + 10);
  expect(runs('somewhere')).toBe(runs('bbl'));
  const unsure = (league: string) => fit({ league }).unsure ?? 0;
  expect(unsure('ipl')).toBeLessThan(unsure('t20-internationals'));
  expect(unsure('t20-internationals')).toBeLessThan(unsure('somewhere'));
});

test('without a total a one-day international lasts fifty overs, and brings the runs of such matches', () => {
  const strength = fit({ homeWinProbability: 0.6, league: 'one-day-internationals' });
  expect(strength).toMatchObject({ overs: 50, unsure: 11 });
  expect(strength.home + strength.away).toBeLessThan(20);
  expect(strength.home).toBeGreaterThan(strength.away);
});

test('a total of five hundred runs is that of a match of fifty overs', () => {
  expect(fit({ total: 508 }).overs).toBe(50);
});

test('a match has the overs of its competition, whatever its total; of one that is not known the total tells', () => {
  const overs = (total: number, league?: string) =>
    fit({ homeWinProbability: 0.6, total, ...(league !== undefined && { league }) }).overs;
  expect(overs(400, 'one-day-internationals')).toBe(50);
  expect(overs(420, 'ipl')).toBe(20);
  expect([overs(400), overs(420)]).toEqual([20, 50]);
});
