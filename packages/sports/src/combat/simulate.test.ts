import { expect, test } from 'vitest';
import { sides, stateAfter } from '../rally/testing/told-match.ts';
import { combat } from './combat.ts';
import { DRAW, KNOCKOUT, MAJORITY, SPLIT, SUBMISSION, UNANIMOUS } from './outcomes.ts';

const SIZE = 8192;
const samples = combat.simulate(combat.initial({ sides }), combat.even, SIZE, 1);
const share = (test: (i: number) => boolean) =>
  Array.from({ length: SIZE }, (_, i) => i).filter(test).length / SIZE;

test('fights end by knockout, submission and decision as often as 1,912 recorded ones, round by round', () => {
  // Shares of the fights of three rounds that reached the round, 2018 to 2022.
  const recorded = [
    [0.155, 0.088],
    [0.134, 0.075],
    [0.089, 0.051],
  ] as const;
  recorded.forEach(([knockouts, submissions], at) => {
    const reached = share((i) => (samples.round[i] ?? 0) > at);
    const endedBy = (how: number) =>
      share((i) => samples.round[i] === at + 1 && samples.ending[i] === how) / reached;
    expect(Math.abs(endedBy(KNOCKOUT) - knockouts), `knockouts of round ${at + 1}`).toBeLessThan(0.02);
    expect(Math.abs(endedBy(SUBMISSION) - submissions), `submissions of round ${at + 1}`).toBeLessThan(0.02);
  });
});

test('one decision in five is split, as recorded', () => {
  const decisions = share((i) => (samples.ending[i] ?? 0) >= UNANIMOUS);
  expect(Math.abs(share((i) => samples.ending[i] === SPLIT) / decisions - 0.187)).toBeLessThan(0.03);
});

test('judges who see a round as wider than others make majority decisions and draws, a few in a hundred, as recorded', () => {
  const decisions = share((i) => (samples.ending[i] ?? 0) >= UNANIMOUS);
  for (const [ending, recorded] of [
    [MAJORITY, 0.017],
    [DRAW, 0.01],
  ] as const) {
    expect(Math.abs(share((i) => samples.ending[i] === ending) / decisions - recorded)).toBeLessThan(0.01);
  }
});

test('even fighters win alike', () => {
  const home = share((i) => samples.winner[i] === 1);
  const away = share((i) => samples.winner[i] === 2);
  expect(Math.abs(home - away)).toBeLessThan(0.035);
});

test('strengths found for a chance to win and a total of rounds bring them about', () => {
  const strength = combat.fit({ homeWinProbability: 0.72, total: 1.5, overProbability: 0.55 });
  const found = combat.simulate(combat.initial({ sides }), strength, SIZE, 9);
  const wins = (code: number) => found.winner.filter((value) => value === code).length;
  expect(wins(1) / (wins(1) + wins(2))).toBeCloseTo(0.72, 1);
  expect(found.seconds.filter((value) => value > 450).length / SIZE).toBeCloseTo(0.55, 1);
});

test('a fighter who was knocked down is in danger of losing at once', () => {
  const running = { ...stateAfter(combat, 4, 5), position: 'standing' as const };
  const chance = (hurt: 'away' | undefined) => {
    const { winner } = combat.simulate({ ...running, hurt }, combat.even, 2048, 3);
    return winner.filter((value) => value === 1).length / 2048;
  };
  expect(chance('away')).toBeGreaterThan(chance(undefined) + 0.1);
});
