import { expect, test } from 'vitest';
import { playThrough } from '../kit/testing/play-game.ts';
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

test('whoever wins by knockout landed a strike in the round that it ended in', () => {
  for (let i = 0; i < SIZE; i++) {
    if (samples.ending[i] !== KNOCKOUT) continue;
    const side = samples.winner[i] === 1 ? 'home' : 'away';
    expect(samples.strikes[side][(samples.round[i] ?? 0) - 1]?.[i]).toBeGreaterThan(0);
  }
});

const knockedDown = ({ knockdowns, winner }: typeof samples, i: number) =>
  (winner[i] === 1 ? knockdowns.home : knockdowns.away)[i] ?? 0;

test('three of four who win by knockout have a knockdown: a knockout on the ground is none', () => {
  const knockouts = share((i) => samples.ending[i] === KNOCKOUT);
  const floored = share((i) => samples.ending[i] === KNOCKOUT && knockedDown(samples, i) > 0);
  expect(Math.abs(floored / knockouts - 0.75)).toBeLessThan(0.04);
});

test('a fighter has a knockdown in four fights, and 0.35 in a quarter of an hour, as professionals do', () => {
  const sum = (column: ArrayLike<number>) => Array.from(column).reduce((all, each) => all + each, 0);
  const knockdowns = (sum(samples.knockdowns.home) + sum(samples.knockdowns.away)) / 2;
  expect(Math.abs(knockdowns / SIZE - 0.25)).toBeLessThan(0.02);
  expect(Math.abs(knockdowns / (sum(samples.seconds) / 900) - 0.35)).toBeLessThan(0.03);
});

test('in told fights nobody knocks the other down or out without a strike, and they land as many as in samples', () => {
  const fights = 400;
  let knockouts = 0;
  let floored = 0;
  let strikes = 0;
  let blows = 0;
  for (let seed = 0; seed < fights; seed++) {
    playThrough(combat, combat.initial({ sides }), combat.even, seed, (state, play) => {
      if (play.kind === 'stoppage' && play.victory === 'knockout') {
        knockouts += 1;
        if (combat.scoreboard(state).knockdowns[play.winner] > 0) floored += 1;
      }
      if (play.kind !== 'exchange' && play.kind !== 'stoppage') return undefined;
      strikes += play.strikes.home + play.strikes.away;
      const hitter =
        play.kind === 'exchange' ? play.knockdown : play.victory === 'knockout' ? play.winner : null;
      if (hitter === null) return undefined;
      blows += 1;
      expect(play.strikes[hitter]).toBeGreaterThan(0);
      return undefined;
    });
  }
  expect(blows).toBeGreaterThan(fights / 2);
  // Four standard deviations of as many knockouts.
  expect(Math.abs(floored / knockouts - 0.75)).toBeLessThan((4 * 0.43) / Math.sqrt(knockouts));
  const sampled = [...samples.strikes.home, ...samples.strikes.away].reduce(
    (sum, column) => sum + column.reduce((total, landed) => total + landed, 0),
    0,
  );
  // A fight's strikes deviate by some 38 from their mean.
  expect(Math.abs(strikes / fights - sampled / SIZE)).toBeLessThan((4 * 38) / Math.sqrt(fights));
});

test.each([3, 5])(
  'judges of %i rounds of which nothing is told saw as much as in those that are told',
  (rounds) => {
    const strength = combat.fit({ homeWinProbability: 0.72, format: { rounds } });
    const told = combat.simulate(combat.initial({ sides, format: { rounds } }), strength, SIZE, 5);
    let state = combat.initial({ sides, format: { rounds, onlyRounds: true } });
    for (let round = 1; round <= rounds; round++) {
      const fought = { round, second: 300, strikes: { home: 0, away: 0 }, knockdown: null, takedown: null };
      state = combat.apply(state, { kind: 'exchange', text: '', position: 'standing', ...fought });
    }
    const untold = combat.simulate(state, strength, SIZE, 6);
    const shares = ({ ending, winner }: typeof told) => {
      const decided = [...ending.keys()].filter((i) => (ending[i] ?? 0) >= UNANIMOUS);
      const of = (test: (i: number) => boolean) => decided.filter(test).length / decided.length;
      return [of((i) => ending[i] === UNANIMOUS), of((i) => ending[i] === DRAW), of((i) => winner[i] === 1)];
    };
    const [expected, found] = [shares(told), shares(untold)];
    expected.forEach((share, at) => {
      expect(Math.abs((found[at] ?? 0) - share)).toBeLessThan(0.03);
    });
  },
);
