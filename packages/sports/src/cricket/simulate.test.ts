import { expect, test } from 'vitest';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { conditionsOf } from './engine/conditions.ts';
import { playOn } from './play-on.ts';
import { simulate } from './simulate.ts';
import type { CricketState } from './state.ts';
import { TWENTY } from './strength.ts';
import { begun, dotBall, firstState, playGame } from './testing/games.ts';

const SIZE = 8192;
/** The home side bats first. */
const twenty = simulate(begun, TWENTY, SIZE, 1);

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
}

function deviation(values: ArrayLike<number>): number {
  const middle = mean(values);
  return Math.sqrt(mean(Array.from(values, (value) => (value - middle) ** 2)));
}

function between(value: number, low: number, high: number): void {
  expect(value).toBeGreaterThan(low);
  expect(value).toBeLessThan(high);
}

test('a first innings of twenty overs scores, and spreads, like those of league play', () => {
  const { home } = twenty.points;
  between(mean(home.game), 160, 175);
  between(deviation(home.game), 28, 35);
  between(mean(home.o6), 44, 51);
  between(mean(home.o10), 73, 82);
  between(mean(home.game) - mean(home.o15), 43, 53);
  between(mean(twenty.wickets.home), 6, 7.2);
  between(mean(twenty.sixes.home), 5.5, 8);
  between(mean(twenty.fours.home), 13, 16.5);
});

test('even sides win a little more than half of their chases, and one match of sixty is tied', () => {
  const chased = twenty.winner.filter((winner) => winner === 2).length / SIZE;
  between(chased, 0.5, 0.58);
  const tied = twenty.regular.filter((winner) => winner === 0).length / SIZE;
  between(tied, 0.008, 0.026);
  expect(twenty.winner.every((winner) => winner === 1 || winner === 2)).toBe(true);
});

test('a first innings of fifty overs scores like those of one-day internationals', () => {
  const state: CricketState = { ...begun, overs: 50 };
  const fifty = simulate(state, { ...TWENTY, overs: 50 }, 2048, 1);
  between(mean(fifty.points.home.game), 250, 285);
  between(deviation(fifty.points.home.game), 45, 62);
  between(mean(fifty.wickets.home), 7, 8.8);
});

test('a unit of strength is worth about a run of twenty overs', () => {
  const stronger = simulate(begun, { ...TWENTY, home: 10 }, SIZE, 1);
  between(mean(stronger.points.home.game) - mean(twenty.points.home.game), 7.5, 12.5);
});

test('the same seed plays the same matches, another seed others', () => {
  const again = simulate(begun, TWENTY, 500, 1);
  const first = simulate(begun, TWENTY, 500, 1);
  expect(again.points.home.game).toEqual(first.points.home.game);
  expect(simulate(begun, TWENTY, 500, 2).points.home.game).not.toEqual(first.points.home.game);
});

test('runs of batters and extras add up to the runs of every innings', () => {
  for (let i = 0; i < 300; i++) {
    const batted = twenty.batters.home.reduce((sum, column) => sum + (column[i] ?? 0), 0);
    const extras = (twenty.points.home.game[i] ?? 0) - batted;
    expect(extras).toBeGreaterThanOrEqual(twenty.wides.home[i] ?? 0);
    expect(extras).toBeLessThan(30);
    const boundaries = 4 * (twenty.fours.home[i] ?? 0) + 6 * (twenty.sixes.home[i] ?? 0);
    expect(boundaries).toBeLessThanOrEqual(batted);
  }
});

test('what has happened stands in every sample, and a finished match has one outcome', () => {
  let middle = firstState;
  const final = playGame(3, TWENTY, (state) => {
    if (state.innings.length === 2 && (state.innings[1]?.balls ?? 0) < 60) middle = state;
  });
  const known = actual(middle);
  const outcomes = simulate(middle, TWENTY, 200, 4);
  const [first, chase] = middle.innings;
  expect(first && chase).toBeDefined();
  const batted = first?.side ?? 'home';
  const chasing = chase?.side ?? 'away';
  for (let i = 0; i < outcomes.size; i++) {
    expect(outcomes.points[batted].game[i]).toBe(known.points[batted].game[0]);
    expect(outcomes.points[chasing].o6[i]).toBe(known.points[chasing].o6[0]);
    expect(outcomes.batters[batted][2]?.[i]).toBe(known.batters[batted][2]?.[0]);
  }
  const ended = simulate(final, TWENTY, 20, 1);
  expect(new Set(ended.points[chasing].game)).toEqual(new Set(actual(final).points[chasing].game));
  expect(new Set(ended.winner)).toEqual(new Set(actual(final).winner));
});

test('samples bring in the lowest place that has not been in, and a tail-ender who was promoted bats as one', () => {
  const wicket = { wicket: { place: 0, dismissal: 'caught' }, wickets: 1 } as const;
  const runs = (striker: number) => {
    const after = apply(begun, dotBall(begun, { ...wicket, striker }));
    const { batters } = simulate(after, TWENTY, 2048, 5);
    return batters.home.map((column) => column.reduce((sum, each) => sum + each, 0) / column.length);
  };
  const [inOrder, promoted] = [runs(2), runs(10)];
  expect(promoted[10]).toBeGreaterThan(6 * (inOrder[10] ?? 0));
  expect(promoted[10]).toBeLessThan(0.6 * (inOrder[2] ?? 0));
  expect(promoted[2]).toBeGreaterThan(promoted[3] ?? 0);
});

test('when all have been in, who retired comes back', () => {
  const hurt = apply(begun, dotBall(begun, { kind: 'retirement', balls: 0, nonStriker: 2 }));
  const { batters, wickets } = simulate(hurt, TWENTY, 4096, 5);
  const back = Array.from(batters.home[1] ?? []).flatMap((runs, index) => (runs > 0 ? [index] : []));
  expect(back.length).toBeGreaterThan(10);
  expect(new Set(back.map((index) => wickets.home[index]))).toEqual(new Set([9, 10]));
});

test('nobody plays on where fewer are left to come in than wickets may fall', () => {
  const hurt = apply(begun, dotBall(begun, { kind: 'retirement', balls: 0, nonStriker: 2 }));
  const [innings] = hurt.innings;
  if (innings === undefined) throw new Error('nobody bats');
  const left = (places: number): CricketState => {
    const cameIn = Array.from({ length: 11 - places }, (_, place) => place);
    // Who came in and is not at the crease is out, but of no wicket.
    const batters = innings.batters.map((line, place) => ({
      ...line,
      out: place > 2 && place < cameIn.length,
    }));
    return { ...hurt, innings: [{ ...innings, cameIn, batters, wickets: 6 }] };
  };
  // Beside the one who retired.
  expect(simulate(left(2), TWENTY, 16, 5).size).toBe(16);
  expect(() => simulate(left(1), TWENTY, 16, 5)).toThrow('2 batters are to come in, 6 are out');
  expect(() => playOn(left(1), TWENTY, { next: () => 0 })).toThrow(RangeError);
});

test('a slow day is learnt from the runs: with every over more is known of it', () => {
  const after = (balls: number, runs: number): CricketState => ({
    ...begun,
    innings: [
      {
        side: 'home',
        runs,
        wickets: 2,
        balls,
        limit: 120,
        batters: [],
        striker: 0,
        nonStriker: 1,
        overs: [],
        falls: [],
        fours: 0,
        sixes: 0,
        wides: 0,
        closed: false,
      },
    ],
  });
  const nobodyKnows = conditionsOf(begun, TWENTY);
  const slow = conditionsOf(after(60, 50), TWENTY);
  expect(nobodyKnows.mean).toBe(0);
  expect(slow.mean).toBeLessThan(-3);
  expect(slow.deviation).toBeLessThan(nobodyKnows.deviation);
  expect(conditionsOf(after(60, 110), TWENTY).mean).toBeGreaterThan(3);
});
