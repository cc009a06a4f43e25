import { expect, test } from 'vitest';
import { actual } from './actual.ts';
import { sharesFrom } from './engine/count.ts';
import type { BaseballOutcomes } from './outcomes.ts';
import { simulate } from './simulate.ts';
import type { BaseballState } from './state.ts';
import { EVEN } from './strength.ts';
import { firstState, playGame } from './testing/games.ts';

const SIZE = 16_384;
const even = simulate(firstState, EVEN, SIZE, 1);

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
}

function share({ points, size }: BaseballOutcomes, test: (home: number, away: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < size; i++) if (test(points.home.game[i] ?? 0, points.away.game[i] ?? 0)) count++;
  return count / size;
}

test('plate appearances end in a strikeout and in a walk as often as in the majors of 2019 to 2024', () => {
  const shares = sharesFrom(0, 0, { balls: 1, strikes: 1 });
  expect(shares.strikeout).toBeCloseTo(0.225, 2);
  expect(shares.walk).toBeCloseTo(0.084, 2);
  expect(shares.hitByPitch).toBeCloseTo(0.011, 2);
  expect(shares.strikeout + shares.walk + shares.hitByPitch + shares.inPlay).toBeCloseTo(1, 9);
  expect(sharesFrom(0, 2, { balls: 1, strikes: 1 }).strikeout).toBeGreaterThan(2 * shares.strikeout - 0.05);
  expect(sharesFrom(3, 0, { balls: 1, strikes: 1 }).walk).toBeGreaterThan(0.5);
});

test('runs, hits, home runs and strikeouts come as often as in the majors of 2019 to 2024', () => {
  const runs = (mean(even.points.home.game) + mean(even.points.away.game)) / 2;
  expect(runs).toBeGreaterThan(4.3);
  expect(runs).toBeLessThan(4.8);
  expect((mean(even.hits.home) + mean(even.hits.away)) / 2).toBeGreaterThan(8);
  expect((mean(even.hits.home) + mean(even.hits.away)) / 2).toBeLessThan(8.7);
  const homers = even.batters.away.reduce(
    (sum, column) => sum + mean(column.map((packed) => (packed >>> 16) & 255)),
    0,
  );
  expect(homers).toBeGreaterThan(1.05);
  expect(homers).toBeLessThan(1.35);
  expect(mean(even.strikeouts.home)).toBeGreaterThan(4.5);
  expect(mean(even.strikeouts.home)).toBeLessThan(5.4);
  expect(mean(even.outsRecorded.home)).toBeGreaterThan(14.5);
  expect(mean(even.outsRecorded.home)).toBeLessThan(16.5);
});

test('games are decided by one run, and go to extra innings, about as often as real ones', () => {
  expect(share(even, (home, away) => Math.abs(home - away) === 1)).toBeGreaterThan(0.26);
  expect(share(even, (home, away) => Math.abs(home - away) === 1)).toBeLessThan(0.32);
  expect(share(even, (home, away) => home === away)).toBe(0);
  const extra = mean(even.extra);
  expect(extra).toBeGreaterThan(0.07);
  expect(extra).toBeLessThan(0.11);
  const noRunInFirst = share({ ...even, points: firstInnings(even) }, (home, away) => home + away === 0);
  expect(noRunInFirst).toBeGreaterThan(0.45);
  expect(noRunInFirst).toBeLessThan(0.54);
});

function firstInnings({ points }: BaseballOutcomes): BaseballOutcomes['points'] {
  return {
    home: { ...points.home, game: points.home.i1 },
    away: { ...points.away, game: points.away.i1 },
  };
}

/** Runs still to come in a half-inning, 2025: gsarajian.github.io/RE24; in the order empty, 1, 2, 12, 3, 13, 23, 123. */
const RUN_EXPECTANCY = [
  [0.497, 0.876, 1.155, 1.602, 1.299, 1.837, 1.965, 2.496],
  [0.265, 0.512, 0.65, 0.933, 0.905, 1.206, 1.398, 1.579],
  [0.104, 0.219, 0.32, 0.451, 0.325, 0.444, 0.548, 0.71],
];

test('runs still to come in a half from every base and out situation are those of the run expectancy table', () => {
  let worst = 0;
  let sum = 0;
  RUN_EXPECTANCY.forEach((row, outs) => {
    row.forEach((expected, bits) => {
      const difference = Math.abs(runsToCome(bits, outs) - expected);
      worst = Math.max(worst, difference);
      sum += difference;
    });
  });
  expect(sum / 24).toBeLessThan(0.06);
  expect(worst).toBeLessThan(0.2);
});

/** Over all places in the order. */
function runsToCome(bits: number, outs: number): number {
  const bases = { first: (bits & 1) !== 0, second: (bits & 2) !== 0, third: (bits & 4) !== 0 };
  const means = Array.from({ length: 9 }, (_, place) => {
    const state: BaseballState = {
      ...firstState,
      phase: 'in-play',
      inning: 8,
      outs,
      bases,
      nextBatter: { home: 0, away: place },
      starters: {
        home: { ...firstState.starters.home, isIn: false },
        away: { ...firstState.starters.away, isIn: false },
      },
    };
    return mean(simulate(state, EVEN, 1024, place + 1).points.away.i8);
  });
  return mean(means);
}

test('a unit of strength is worth about a run', () => {
  const stronger = simulate(firstState, { home: 1, away: 0 }, SIZE, 1);
  const more = mean(stronger.points.home.game) - mean(even.points.home.game);
  expect(more).toBeGreaterThan(0.75);
  expect(more).toBeLessThan(1.2);
});

test('the same seed plays the same games, another seed others', () => {
  const again = simulate(firstState, EVEN, SIZE, 1);
  expect(Buffer.compare(again.points.home.game, even.points.home.game)).toBe(0);
  const other = simulate(firstState, EVEN, SIZE, 2);
  expect(Buffer.compare(other.points.home.game, even.points.home.game)).not.toBe(0);
});

test('what has happened stands in every sample, and a finished game has one outcome', () => {
  let middle = firstState;
  const final = playGame(3, EVEN, (state) => {
    if (state.inning === 5) middle = state;
  });
  const known = actual(middle);
  const outcomes = simulate(middle, EVEN, 300, 4);
  for (let i = 0; i < outcomes.size; i++) {
    expect(outcomes.points.away.i2[i]).toBe(known.points.away.i2[0]);
    expect(outcomes.hits.home[i] ?? 0).toBeGreaterThanOrEqual(known.hits.home[0] ?? 0);
  }
  const ended = simulate(final, EVEN, 20, 1);
  expect(new Set(ended.points.home.game)).toEqual(new Set(actual(final).points.home.game));
  expect(new Set(ended.batters.away[2])).toEqual(new Set(actual(final).batters.away[2]));
});

test('runs in order add up to the runs of every sample', () => {
  for (let i = 0; i < 200; i++) {
    let home = 0;
    let away = 0;
    for (let n = 0; n < (even.scoringCount[i] ?? 0); n++) {
      const packed = even.scoring[i * 48 + n] ?? 0;
      if ((packed & 1) === 0) home += (packed >> 1) & 7;
      else away += (packed >> 1) & 7;
    }
    expect([home, away]).toEqual([even.points.home.game[i], even.points.away.game[i]]);
  }
});

test('the count of the batter who is up changes what comes of his turn', () => {
  const at = (balls: number, strikes: number) => {
    const state: BaseballState = { ...firstState, phase: 'in-play', stage: 'pitching', balls, strikes };
    const codes = simulate(state, EVEN, 8192, 5).appearances[0] ?? new Uint8Array();
    return codes.filter((code) => code === 1).length / codes.length;
  };
  expect(at(0, 2)).toBeGreaterThan(at(0, 0) + 0.2);
  expect(at(3, 0)).toBeLessThan(at(0, 0) - 0.1);
});
