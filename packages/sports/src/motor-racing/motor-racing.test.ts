import { expect, test } from 'vitest';
import { countMarks } from '../count-marks.ts';
import { fallingChances, fieldSides } from '../kit/testing/fields.ts';
import { PUSH, WIN } from '../market-definition.ts';
import { Random } from '../random.ts';
import { ImpossiblePlay } from '../sport.ts';
import { motorRacing } from './motor-racing.ts';
import type { RacePlay } from './play.ts';
import { initialState, type RaceState } from './state.ts';
import { after, driven, grid, laps, mark } from './testing/races.ts';

const CARS = 20;
const target = fallingChances(CARS, 0.4);
const strength = motorRacing.fit({ fieldWinProbabilities: target });
const start = initialState(fieldSides(CARS));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function chances(state: RaceState, key: string, under = strength): number[] {
  const market = motorRacing.market(key, state.sides);
  if (!market) throw new Error(`There is no ${key}.`);
  return countMarks(market, motorRacing.simulate(state, under, 8192, 7)).wins.map((wins) => wins / 8192);
}

test('the fitted field wins about as often as the prices say, and as many win as there are places', () => {
  chances(start, 'winner').forEach((chance, car) => {
    const wanted = target[car] ?? 0;
    expect(Math.abs(chance - wanted), `car ${car}`).toBeLessThan(0.012 + 0.15 * wanted);
  });
  expect(sum(chances(start, 'top:3'))).toBeCloseTo(3, 9);
  expect(sum(chances(start, 'team'))).toBeCloseTo(1, 9);
  expect(sum(chances(start, 'fastest'))).toBeCloseTo(1, 9);
});

test('the grid says most of a race: pole wins two in five, the first three places three in four, and good cars start in front', () => {
  // A favourite at about +275, as in most seasons.
  const usual = motorRacing.fit({ fieldWinProbabilities: fallingChances(CARS, 0.27) });
  const [pole = 0, second = 0, third = 0, ...others] = chances(start, 'winner-grid', usual);
  expect(pole).toBeGreaterThan(0.35);
  expect(pole).toBeLessThan(0.45);
  expect(pole + second + third).toBeGreaterThan(0.73);
  expect(pole + second + third).toBeLessThan(0.82);
  expect(others.at(-1)).toBeGreaterThan(0.015);
  expect(others.at(-1)).toBeLessThan(0.04);
  expect(chances(start, 'pole-wins', usual)[0]).toBeCloseTo(pole, 9);
  const poles = chances(start, 'pole', usual);
  chances(start, 'winner', usual).forEach((chance, car) => {
    if (chance > 0.1) expect(Math.abs(Math.log((poles[car] ?? 0) / chance)), `car ${car}`).toBeLessThan(0.5);
  });
  const places = Array.from({ length: 400 }, (_, seed) => {
    const play = motorRacing.playOn(start, usual, new Random(5, seed));
    return play?.kind === 'grid' ? play.order.indexOf(0) + 1 : 0;
  });
  expect(sum(places) / places.length).toBeLessThan(5);
});

test('what is driven on is what was priced: favourites win, have the fastest lap and retire as often in played races', () => {
  const races = 300;
  let wins = 0;
  let classified = 0;
  let fastest = 0;
  for (let race = 0; race < races; race++) {
    const end = playedOut(start, race);
    if (motorRacing.actual(end).winner[0] === 0) wins += 1;
    if (mark(end, 'classified:0', 'yes') === WIN) classified += 1;
    if (mark(end, 'fastest', 'p0') === WIN) fastest += 1;
  }
  const near = (count: number, chance: number) =>
    expect(Math.abs(count / races - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / races));
  near(wins, chances(start, 'winner')[0] ?? 0);
  near(classified, chances(start, 'classified:0')[0] ?? 0);
  near(fastest, chances(start, 'fastest')[0] ?? 0);
});

function playedOut(from: RaceState, seed: number, under = strength): RaceState {
  let state = from;
  const random = new Random(11, seed);
  for (let plays = 0; plays < 40; plays++) {
    const play = motorRacing.playOn(state, under, random);
    if (play === undefined) return state;
    state = motorRacing.apply(state, motorRacing.parsePlay(JSON.parse(JSON.stringify(play))));
  }
  throw new Error('The race does not end.');
}

test('who stops after nine tenths of the distance is classified in samples as in races driven on, from whichever lap', () => {
  const races = 400;
  const keys = Array.from({ length: CARS }, (_, car) => `classified:${car}`);
  const gaps = Object.fromEntries(Array.from({ length: CARS }, (_, car) => [car, 1000 * car]));
  const order = Array.from({ length: CARS }, (_, car) => car);
  for (const lap of [45, 51]) {
    const racing = [{ kind: 'grid', text: '', order } as const, laps(lap, gaps)].reduce(driven, start);
    const sampled = sum(keys.map((key) => chances(racing, key)[0] ?? 0)) / CARS;
    let classified = 0;
    for (let race = 0; race < races; race++) {
      const end = playedOut(racing, race);
      classified += keys.filter((key) => mark(end, key, 'yes') === WIN).length;
    }
    const error = Math.sqrt((sampled * (1 - sampled)) / (races * CARS));
    expect(Math.abs(classified / (races * CARS) - sampled), `from lap ${lap}`).toBeLessThan(3 * error);
  }
});

test('a car a minute ahead ten laps from the end wins nearly always unless it stops', () => {
  const gaps = Object.fromEntries(
    Array.from({ length: CARS }, (_, car) => [car, car === 7 ? 0 : 60_000 + car]),
  );
  const order = Array.from({ length: CARS }, (_, car) => car);
  const late = [{ kind: 'grid', text: '', order } as const, laps(51, gaps)].reduce(driven, start);
  expect(chances(late, 'winner')[7]).toBeGreaterThan(0.85);
});

test('the race is graded by its order: podium, matchups, the fastest lap, who is classified [BET-015]', () => {
  const state = after(
    grid,
    laps(54, { 0: 0, 1: 900, 2: 4000, 3: 9000 }),
    laps(57, { 0: 500, 1: 0, 3: 2000 }, [2]),
    laps(60, { 0: 0, 1: 700, 3: 2100 }),
  );
  expect(motorRacing.isFinal(state)).toBe(true);
  expect(mark(state, 'winner', 'p0')).toBe(WIN);
  expect(mark(state, 'top:3', 'p3')).toBe(WIN);
  // Car 2 stopped on the 55th lap: nine tenths of the distance.
  expect(mark(state, 'classified:2', 'yes')).toBe(WIN);
  expect(mark(state, 'matchup:2:3', 'p3')).toBe(WIN);
  expect(mark(state, 'fastest', 'p0')).toBe(WIN);
  expect(mark(state, 'team', 't0')).toBe(WIN);
  expect(motorRacing.explain(state, 'top:3', 'p3')).toBe('Given Surname3 finished in place 3');
  const { leaderboard } = motorRacing.scoreboard(state);
  expect(leaderboard.map(({ place }) => place)).toEqual(['1', '2', '3', 'DNF']);
  expect(leaderboard.slice(0, 2).map(({ values }) => values[0])).toEqual(['Winner', '+0.7']);
  const racing = after(grid, laps(6, { 0: 0, 1: 5, 2: 6, 3: 9 }));
  expect(motorRacing.scoreboard(racing).leaderboard[0]?.values[0]).toBe('Leader');
});

test('of two equal fastest laps the one that was driven first has it, as told, as sampled, and in states from before that was noted', () => {
  const driving = (lap: number, ...cars: { best: number; bestLap?: number }[]): RacePlay => {
    const told = cars.map((car, number) => ({ car: number, gap: 10 * number, ...car }));
    return { kind: 'laps', text: '', lap, safetyCar: false, cars: told, retired: [] };
  };
  const slow = { best: 60_000 };
  const quick = { best: 50_000 };
  const holders = (...plays: readonly RacePlay[]) => {
    const state = after(grid, ...plays);
    const sampled = motorRacing.simulate(state, motorRacing.even, 64, 1).fastest;
    return [...new Set([motorRacing.actual(state).fastest[0], ...sampled])];
  };
  const last = driving(20, slow, slow, slow, quick);
  expect(holders(last, driving(40, quick, slow, slow, slow))).toEqual([3]);
  expect(holders(last, driving(40, { best: 49_999 }, slow, slow, slow))).toEqual([0]);
  // On one lap, or on laps that are not told, who is ahead crosses the line first.
  expect(holders(driving(20, slow, quick, slow, quick))).toEqual([1]);
  const on = (bestLap: number) => ({ ...quick, bestLap });
  expect(holders(driving(20, slow, on(13), slow, on(12)))).toEqual([3]);
  const { fastest: _, ...unnoted } = after(grid, last);
  const later = motorRacing.apply(unnoted, driving(40, quick, slow, slow, slow));
  expect(motorRacing.actual(later).fastest[0]).toBe(3);
  for (const bestLap of [20, 41]) {
    const outside = driving(40, { ...quick, bestLap }, slow, slow, slow);
    expect(() => motorRacing.apply(unnoted, outside)).toThrow(
      `lap ${bestLap} is none of those from 21 to 40`,
    );
  }
});

test('equal cars of a played race hardly ever share the fastest lap', () => {
  let shared = 0;
  for (let race = 0; race < 100; race++) {
    const bests = playedOut(start, race, motorRacing.even).cars.map(
      ({ best = Number.POSITIVE_INFINITY }) => best,
    );
    const fastest = Math.min(...bests);
    if (bests.filter((best) => best === fastest).length > 1) shared += 1;
  }
  expect(shared).toBeLessThan(12);
});

test('a fastest lap that only one of thousands beats is beaten in samples as often as in races driven on', () => {
  const order = Array.from({ length: CARS }, (_, car) => car);
  // Equal cars take 89.7 seconds for the fastest lap of a stint, give or take 0.07.
  const lap57 = order.map((car) => ({ car, gap: 1000 * car, best: car === 0 ? 89_490 : 89_700 }));
  const told: RacePlay = { kind: 'laps', text: '', lap: 57, safetyCar: false, cars: lap57, retired: [] };
  const late = [{ kind: 'grid', text: '', order } as const, told].reduce(driven, start);
  const sampled = sum(chances(late, 'fastest', motorRacing.even).slice(1));
  const races = 3000;
  let beaten = 0;
  for (let race = 0; race < races; race++) {
    if (mark(playedOut(late, race, motorRacing.even), 'fastest', 'p0') !== WIN) beaten += 1;
  }
  expect(beaten / races).toBeGreaterThan(0.01);
  expect(Math.abs(beaten / races - sampled)).toBeLessThan(3 * Math.sqrt(0.025 / races));
});

test('who has no place on the grid does not start, and stakes on it come back', () => {
  const state = after({ kind: 'grid', text: '', order: [1, 0, 3] }, laps(60, { 0: 0, 1: 5, 3: 9 }));
  expect(mark(state, 'winner', 'p2')).toBe(PUSH);
  expect(mark(state, 'classified:2', 'yes')).toBe(PUSH);
  expect(mark(state, 'matchup:2:3', 'p3')).toBe(PUSH);
});

test('laps that run back, cars told of twice or not at all, and a grid of strangers cannot follow', () => {
  const racing = after(grid, laps(6, { 0: 0, 1: 5, 2: 6, 3: 9 }));
  for (const play of [
    laps(6, { 0: 0, 1: 5, 2: 6, 3: 9 }),
    laps(9, { 0: 0, 1: 5 }),
    laps(9, { 0: 0, 1: 5, 2: 6, 3: 9 }, [3]),
    grid,
  ]) {
    expect(() => motorRacing.apply(racing, play)).toThrow(ImpossiblePlay);
  }
  expect(() => after({ kind: 'grid', text: '', order: [1, 1] })).toThrow(ImpossiblePlay);
  expect(() => motorRacing.parsePlay({ kind: 'pit-stop' })).toThrow(ImpossiblePlay);
});

test('times that nobody drives cannot follow, nor laps of which too many are not told', () => {
  const racing = after(grid, laps(6, { 0: 0, 1: 5, 2: 6, 3: 9 }));
  const told = (play: RacePlay) => () => motorRacing.apply(racing, play);
  expect(told(laps(9, { 0: 0, 1: 0, 2: 6, 3: 9 }))).not.toThrow();
  expect(told(laps(9, { 0: 0, 1: 0, 2: 0, 3: 0 }))).toThrow('4 cars are first at lap 9');
  expect(told(laps(9, { 0: 3, 1: 5, 2: 6, 3: 9 }))).toThrow('0 cars are first');
  expect(told(laps(9, { 0: 0, 1: 5, 2: 6, 3: 1_700_000 }))).toThrow('car 3 is 1700000 ms behind at lap 9');
  expect(told(laps(27, { 0: 0, 1: 5, 2: 6, 3: 9 }))).toThrow('lap 27 was not told of since lap 6');
  const cars = [0, 1, 2, 3].map((car) => ({ car, gap: car, best: car === 2 ? 1 : 90_000 }));
  expect(told({ kind: 'laps', text: '', lap: 9, safetyCar: false, cars, retired: [] })).toThrow(
    'car 2 drove a lap in 1 ms',
  );
});
