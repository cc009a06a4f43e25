import { expect, test } from 'vitest';
import { likelyDays } from '../kit/likely-days.ts';
import { whoTables } from '../kit/who.ts';
import { BY_SHORT_CATCH, catchSlot, SHARES } from './engine/work.ts';
import { football } from './football.ts';
import type { FootballOutcomes } from './outcomes.ts';
import { spreadDays } from './simulate.ts';
import type { FootballState } from './state.ts';
import { kickoffState, playGame, quietPlay } from './testing/games.ts';

const SIZE = 16_384;
const even = football.simulate(kickoffState, { home: 0, away: 0 }, SIZE, 1);

const margins = ({ points, size }: FootballOutcomes) =>
  Array.from({ length: size }, (_, i) => (points.home.game[i] ?? 0) - (points.away.game[i] ?? 0));
const totals = ({ points, size }: FootballOutcomes) =>
  Array.from({ length: size }, (_, i) => (points.home.game[i] ?? 0) + (points.away.game[i] ?? 0));
const mean = (values: ArrayLike<number>) => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
};
const deviation = (values: number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const share = (values: number[], test: (value: number) => boolean) =>
  values.filter(test).length / values.length;

test('margins and totals spread like those of real games', () => {
  expect(Math.abs(mean(margins(even)))).toBeLessThan(0.5);
  expect(mean(totals(even))).toBeGreaterThan(45);
  expect(mean(totals(even))).toBeLessThan(49);
  expect(deviation(margins(even))).toBeGreaterThan(12.3);
  expect(deviation(margins(even))).toBeLessThan(14);
  expect(deviation(totals(even))).toBeGreaterThan(12.3);
  expect(deviation(totals(even))).toBeLessThan(14.3);
});

test('games are won by the key numbers more often than by their neighbours', () => {
  const by = (points: number) => share(margins(even), (margin) => Math.abs(margin) === points);
  expect(by(3)).toBeGreaterThan(0.12);
  expect(by(7)).toBeGreaterThan(0.08);
  expect(by(6)).toBeGreaterThan(0.05);
  expect(by(10)).toBeGreaterThan(0.04);
  expect(by(14)).toBeGreaterThan(0.03);
  for (const [key, neighbour] of [
    [3, 2],
    [3, 5],
    [7, 9],
    [10, 9],
    [10, 12],
    [14, 15],
  ] as const) {
    expect(by(key)).toBeGreaterThan(by(neighbour));
  }
  expect(by(0)).toBeLessThan(0.012);
});

test('quarters score as they do: most in the second, overtime in one game of twenty', () => {
  const points = (period: 'q1' | 'q2' | 'q3' | 'q4') =>
    mean(even.points.home[period]) + mean(even.points.away[period]);
  expect(points('q2')).toBeGreaterThan(points('q1') + 2);
  expect(points('q2')).toBeGreaterThan(points('q3') + 2);
  expect(points('q4')).toBeGreaterThan(points('q3') + 2);
  expect(mean(even.overtime)).toBeGreaterThan(0.035);
  expect(mean(even.overtime)).toBeLessThan(0.075);
});

test('the same seed plays the same games, another seed others', () => {
  const again = football.simulate(kickoffState, { home: 0, away: 0 }, SIZE, 1);
  expect(Buffer.compare(again.points.home.game, even.points.home.game)).toBe(0);
  expect(again.scoring.every((packed, i) => packed === even.scoring[i])).toBe(true);
  const other = football.simulate(kickoffState, { home: 0, away: 0 }, SIZE, 2);
  expect(Buffer.compare(other.points.home.game, even.points.home.game)).not.toBe(0);
});

test('a stronger side wins by about as many points more', () => {
  const stronger = football.simulate(kickoffState, { home: 4, away: -3 }, SIZE, 1);
  expect(mean(margins(stronger)) - mean(margins(even))).toBeGreaterThan(6);
  expect(mean(margins(stronger)) - mean(margins(even))).toBeLessThan(8);
});

test('scores in order add up to the points of every sample', () => {
  const from = playGameTo(60);
  const outcomes = football.simulate(from, { home: 0, away: 0 }, 500, 4);
  for (let i = 0; i < outcomes.size; i++) {
    let home = 0;
    let away = 0;
    for (let n = 0; n < (outcomes.scoringCount[i] ?? 0); n++) {
      const packed = outcomes.scoring[i * 48 + n] ?? 0;
      if ((packed & 1) === 0) home += (packed >> 4) & 15;
      else away += (packed >> 4) & 15;
    }
    expect([home, away]).toEqual([outcomes.points.home.game[i], outcomes.points.away.game[i]]);
  }
});

test('points already scored stand in every sample', () => {
  const from = playGameTo(120);
  const known = football.actual(from);
  const outcomes = football.simulate(from, { home: 0, away: 0 }, 300, 4);
  for (const side of ['home', 'away'] as const) {
    for (let i = 0; i < outcomes.size; i++) {
      expect(outcomes.points[side].q1[i]).toBe(known.points[side].q1[0]);
      expect(outcomes.points[side].game[i] ?? 0).toBeGreaterThanOrEqual(known.points[side].game[0] ?? 0);
    }
  }
});

test('a finished game has one outcome', () => {
  const final = playGame(3);
  const outcomes = football.simulate(final, { home: 0, away: 0 }, 50, 1);
  const real = football.actual(final);
  expect(new Set(outcomes.points.home.game)).toEqual(new Set(real.points.home.game));
  expect(new Set(outcomes.points.away.game)).toEqual(new Set(real.points.away.game));
});

test.each([false, true])(
  'nobody plays on after a last quarter that was not level, also where its end is told as a pause; college: %s',
  (isCollege) => {
    const rules = isCollege
      ? { overtimeSeconds: 900, canTie: false, isCollege: true as const }
      : kickoffState.rules;
    const scores = [{ side: 'away', kind: 'field-goal', quarter: 2, clock: 0 } as const];
    const state = { ...kickoffState, rules, scores, phase: 'break' as const, quarter: 4, clock: 0 };
    const ended = football.simulate(state, { home: 0, away: 0 }, 256, 1);
    expect(new Set(margins(ended))).toEqual(new Set([-3]));
    const level = football.simulate({ ...state, scores: [] }, { home: 0, away: 0 }, 256, 1);
    expect(new Set(margins(level)).size).toBeGreaterThan(2);
  },
);

test('the side with the ball at the goal line is worth points', () => {
  const base = playGameTo(1);
  const at = (ballOn: number): FootballState => ({
    ...base,
    possession: 'home',
    next: 'scrimmage',
    down: 1,
    distance: 5,
    ballOn,
  });
  const near = mean(margins(football.simulate(at(96), { home: 0, away: 0 }, SIZE, 6)));
  const far = mean(margins(football.simulate(at(5), { home: 0, away: 0 }, SIZE, 6)));
  expect(near - far).toBeGreaterThan(4);
  expect(near - far).toBeLessThan(7.5);
});

test('a lead of three is safe when the side in front has the ball with no time to stop the clock', () => {
  const base = playGameTo(1);
  const kneeling: FootballState = {
    ...base,
    quarter: 4,
    clock: 80,
    possession: 'home',
    next: 'scrimmage',
    down: 1,
    distance: 10,
    ballOn: 60,
    timeouts: { home: 0, away: 0 },
    scores: [{ side: 'home', kind: 'field-goal', quarter: 1, clock: 3 }],
  };
  const outcomes = football.simulate(kneeling, { home: 0, away: 0 }, 2000, 1);
  expect(share(margins(outcomes), (margin) => margin === 3)).toBe(1);
});

test('in overtime both sides get the ball, and a tie stands when time runs out', () => {
  const base = playGameTo(1);
  const overtime: FootballState = {
    ...base,
    quarter: 5,
    clock: 600,
    possession: 'away',
    next: 'kickoff',
    down: 0,
    distance: 0,
    timeouts: { home: 2, away: 2 },
    scores: [],
    hadOvertimeBall: { home: false, away: false },
  };
  const firstScored = football.apply(
    overtime,
    quietPlay(overtime, {
      kind: 'other',
      clock: 400,
      scores: [{ side: 'home', kind: 'touchdown' }],
      score: { home: 6, away: 0 },
      next: 'conversion',
      down: 0,
      distance: 0,
      possession: 'home',
    }),
  );
  const answered = football.simulate(firstScored, { home: 0, away: 0 }, 4000, 2);
  expect(share(margins(answered), (margin) => margin < 0)).toBeGreaterThan(0.01);
  const level = margins(football.simulate(overtime, { home: 0, away: 0 }, 4000, 2));
  expect(share(level, (margin) => margin === 0)).toBeGreaterThan(0.01);
  expect(share(level, (margin) => margin === 0)).toBeLessThan(0.2);
  const playoffs = { ...overtime, rules: { overtimeSeconds: 900, canTie: false } };
  expect(share(margins(football.simulate(playoffs, { home: 0, away: 0 }, 4000, 2)), (m) => m === 0)).toBe(0);
});

function playGameTo(plays: number): FootballState {
  let found = kickoffState;
  playGame(21, { home: 0, away: 0 }, (state) => {
    if (state.plays === plays) found = state;
  });
  return found;
}

test.each([1, 3, 8])(
  'after %d catches the days of both sides come together as often as both are likely',
  (times) => {
    const { home, away } = kickoffState.sides;
    const seen = [{ kind: BY_SHORT_CATCH, place: catchSlot(4), times }];
    const who = whoTables(home.id, away.id, SHARES);
    const today = likelyDays(who, SHARES.kinds.length, { home: seen, away: seen }, (deeds) => deeds);
    /** How many of 4,096 games have each pair of days. */
    const pairs = (luck: (i: number) => number, games: number) => {
      const counts = Array.from({ length: 256 }, () => 0);
      for (let i = 0; i < games; i++) {
        const pair = today(luck(i)) & 255;
        counts[pair] = (counts[pair] ?? 0) + 1;
      }
      return counts.map((count) => (count * 4096) / games);
    };
    // All that the bits of luck can say.
    const likely = pairs((i) => i, 65_536);
    pairs(spreadDays, 4096).forEach((games, pair) => {
      expect(Math.abs(games - (likely[pair] ?? 0)), `pair ${pair}`).toBeLessThan(2);
    });
  },
);
