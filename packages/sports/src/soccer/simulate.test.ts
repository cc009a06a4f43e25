import { expect, test } from 'vitest';
import { futsal, soccer } from './model.ts';
import { initialState } from './state.ts';
import { after, cupState, kickoffState, sides } from './testing/games.ts';

const SIZE = 16_384;
const even = soccer.simulate(kickoffState, soccer.even, SIZE, 1);

const mean = (values: ArrayLike<number>) => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
};
const within = (value: number, low: number, high: number) => {
  expect(value).toBeGreaterThan(low);
  expect(value).toBeLessThan(high);
};

test('games score like those of four leagues in 2024–25: 2.80 goals, 45 % of them before halftime, a quarter drawn', () => {
  const total = mean(even.goals.home.reg) + mean(even.goals.away.reg);
  within(total, 2.65, 2.95);
  within((mean(even.goals.home.h1) + mean(even.goals.away.h1)) / total, 0.42, 0.47);
  within(mean(even.goals.home.reg) - mean(even.goals.away.reg), 0.05, 0.3);
  const drawn = even.goals.home.reg.filter((goals, i) => goals === even.goals.away.reg[i]).length / SIZE;
  within(drawn, 0.235, 0.285);
});

test('corners and shots on target come as often as in those leagues, and corners vary more than chance would have it', () => {
  const { corners, onTarget } = even.counts;
  within(mean(corners.home.reg) + mean(corners.away.reg), 9.2, 10.5);
  within(mean(corners.home.reg) - mean(corners.away.reg), 0.2, 1.3);
  within(mean(onTarget.home.reg) + mean(onTarget.away.reg), 9.6, 11.2);
  const totals = Array.from(corners.home.reg, (own, i) => own + (corners.away.reg[i] ?? 0));
  const average = mean(totals);
  within(mean(totals.map((total) => (total - average) ** 2)) / average, 1.1, 1.35);
});

test('the corners of both sides lie further apart than their sum varies, and who has more of them presses on', () => {
  const { home, away } = even.counts.corners;
  const variance = (sign: number) => {
    const values = Array.from(home.reg, (own, i) => own + sign * (away.reg[i] ?? 0));
    const average = mean(values);
    return mean(values.map((value) => (value - average) ** 2));
  };
  within(variance(-1) / variance(1), 1.08, 1.4);
  const six = Array.from({ length: 6 }, (_, i) => [1, 20 + i, 'corner', 'home'] as const);
  const usual = after([
    [1, 0, 'kickoff'],
    [1, 26, 'quiet'],
  ]);
  const rest = (state: typeof usual) =>
    mean(soccer.simulate(state, soccer.even, SIZE, 9).counts.corners.home.reg);
  within((rest(after([[1, 0, 'kickoff'], ...six, [1, 26, 'quiet']])) - 6) / rest(usual), 1.02, 1.12);
});

test('some four cards a game are shown, most after halftime, and one game in five has a red one', () => {
  const { cards, reds } = even.counts;
  const all = mean(cards.home.reg) + mean(cards.away.reg);
  within(all, 3.5, 4.6);
  within((mean(cards.home.h1) + mean(cards.away.h1)) / all, 0.28, 0.42);
  within(mean(reds.home.reg) + mean(reds.away.reg), 0.15, 0.27);
});

test('the same seed plays the same games, another seed others', () => {
  const again = soccer.simulate(kickoffState, soccer.even, 500, 1);
  expect(again.scoring).toEqual(even.scoring.slice(0, again.scoring.length));
  expect(soccer.simulate(kickoffState, soccer.even, 500, 2).scoring).not.toEqual(again.scoring);
});

test('a side of ten scores less and concedes more', () => {
  const whole = after([
    [1, 0, 'kickoff'],
    [1, 20, 'quiet'],
  ]);
  const ten = after([
    [1, 0, 'kickoff'],
    [1, 20, 'red-card', 'home'],
  ]);
  const before = soccer.simulate(whole, soccer.even, SIZE, 5);
  const short = soccer.simulate(ten, soccer.even, SIZE, 5);
  within(mean(short.goals.home.reg) / mean(before.goals.home.reg), 0.6, 0.78);
  within(mean(short.goals.away.reg) / mean(before.goals.away.reg), 1.1, 1.3);
});

test('what has happened stands in every sample', () => {
  const state = after([
    [1, 0, 'kickoff'],
    [1, 12, 'goal', 'away'],
    [1, 30, 'corner', 'home'],
    [1, 45, 'end-of-period'],
    [2, 0, 'kickoff'],
    [2, 20, 'yellow-card', 'home'],
  ]);
  const outcomes = soccer.simulate(state, soccer.even, 300, 4);
  expect(new Set(outcomes.goals.away.h1)).toEqual(new Set([1]));
  expect(new Set(outcomes.goals.home.h1)).toEqual(new Set([0]));
  expect(new Set(outcomes.counts.corners.home.h1)).toEqual(new Set([1]));
  expect(Math.min(...outcomes.counts.cards.home.h2)).toBe(1);
});

test('a game that must have a winner has one: after 90 minutes, extra time or a shoot-out', () => {
  const outcomes = soccer.simulate(cupState, soccer.even, 4000, 3);
  let undecided = 0;
  for (let i = 0; i < outcomes.size; i++) {
    const level = outcomes.goals.home.game[i] === outcomes.goals.away.game[i];
    if (level !== (outcomes.shootout[i] !== 0)) undecided++;
  }
  expect(undecided).toBe(0);
  within(mean(outcomes.extraTime), 0.22, 0.3);
  within(
    outcomes.shootout.filter((winner) => winner === 1).length / outcomes.shootout.filter(Boolean).length,
    0.45,
    0.56,
  );
});

test('futsal scores as at the World Cup 2021, 5.8 a game, and a side behind risks more at the end', () => {
  const kickoff = initialState(sides, {
    game: 'futsal',
    halfSeconds: 1200,
    extraHalfSeconds: 300,
    mustHaveWinner: false,
  });
  const outcomes = futsal.simulate(kickoff, futsal.even, 8192, 1);
  within(mean(outcomes.goals.home.reg) + mean(outcomes.goals.away.reg), 5.5, 6.2);
  const late = (behind: boolean) => {
    const goal = behind ? [[2, 10, 'goal', 'away'] as const] : [];
    const rules = kickoff.rules;
    const state = after(
      [[1, 0, 'kickoff'], [1, 20, 'end-of-period'], [2, 0, 'kickoff'], ...goal, [2, 17, 'quiet']],
      rules,
    );
    const { goals } = futsal.simulate(state, futsal.even, 8192, 2);
    return mean(goals.home.reg) + mean(goals.away.reg) - (behind ? 1 : 0);
  };
  expect(late(true)).toBeGreaterThan(late(false) * 1.3);
});

test('a side of which a feed tells that all eleven were sent off is played to its end', () => {
  const reds = Array.from({ length: 11 }, (_, player) => [1, 30, 'red-card', 'home', { player }] as const);
  const state = after([[1, 0, 'kickoff'], ...reds]);
  expect(soccer.simulate(state, soccer.even, 64, 1).size).toBe(64);
});
