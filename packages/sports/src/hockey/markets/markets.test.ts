import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { PUSH } from '../../market-definition.ts';
import { hockey } from '../hockey.ts';
import { EVERYBODY_ELSE, SKATERS } from '../scoring.ts';
import { faceOff, playGame, sides } from '../testing/games.ts';

const EVEN = { home: 0.1, away: 0 };
const before = hockey.offer(faceOff, hockey.simulate(faceOff, EVEN, 2_048, 1), sides);

test('a game has more than sixty markets before it and more than forty in play', () => {
  expect(before.filter((offer) => offer.main).length).toBeGreaterThan(60);
  const state = playGame(2, ({ period, clock }) => period === 2 && clock < 600);
  const inPlay = hockey.offer(state, hockey.simulate(state, EVEN, 2_048, 1), sides);
  expect(inPlay.filter((offer) => offer.main).length).toBeGreaterThan(40);
});

test('a favourite gives a goal and a half before the game however clear he is, and what is even in it', () => {
  const main = (state: typeof faceOff, home: number) =>
    hockey
      .offer(state, hockey.simulate(state, { home, away: -home }, 1_024, 1), sides)
      .find(({ market, main }) => main && market.family === 'spread:game')?.market.key;
  const ahead = { ...faceOff, phase: 'in-play' as const };
  for (const [home, line] of [
    [1, -1.5],
    [-1, 1.5],
  ] as const) {
    expect(main(faceOff, home)).toBe(`spread:game:${line}`);
    expect(main(ahead, home)).not.toBe(`spread:game:${line}`);
  }
});

test('every market on offer is built again from its key, and its selections leave no outcome out', () => {
  const outcomes = hockey.simulate(faceOff, EVEN, 1_024, 9);
  for (const { market } of before) {
    expect(hockey.market(market.key, sides)?.key).toBe(market.key);
    const { wins, pushes } = countMarks(market, outcomes);
    const won = wins.reduce((sum, count) => sum + count, 0);
    expect(won + Math.max(...pushes), market.key).toBe(outcomes.size);
  }
});

test('all that was on offer is decided by the end, with a sentence, as the real outcome has it', () => {
  for (const seed of [3, 4, 5]) {
    const end = playGame(seed);
    const actual = hockey.actual(end);
    for (const { market } of before) {
      expect(hockey.isDecided(end, market.key), market.key).toBe(true);
      expect(hockey.explain(end, market.key, market.selections[0]?.key ?? '')).toMatch(/\w/);
      const { wins, pushes } = countMarks(market, actual);
      expect(wins.some((count) => count > 0) || pushes.every((count) => count > 0), market.key).toBe(true);
    }
  }
});

test('the moneyline counts overtime and the shoot-out, the three-way market does not', () => {
  const end = {
    ...faceOff,
    phase: 'final' as const,
    period: 5,
    clock: 0,
    shootout: { home: [true, true], away: [false, false] },
  };
  const actual = hockey.actual(end);
  const graded = (key: string) => hockey.market(key, sides)?.selections.map((each) => each.mark(actual, 0));
  expect(graded('moneyline:game')).toEqual([1, 0]);
  expect(graded('threeway:reg')).toEqual([0, 1, 0]);
  expect(graded('total:game:0.5')).toEqual([1, 0]);
  expect(graded('next-goal:1')).toEqual([0, 0, 1]);
});

test('shots and saves of one side are its own by name, and stand with its other markets', () => {
  const end = playGame(3);
  const of = (key: string) => before.find(({ market }) => market.key.startsWith(`${key}:`))?.market;
  for (const side of ['home', 'away'] as const) {
    const { mediumName } = sides[side];
    const [shots, saves] = [of(`shots-${side}`), of(`saves-${side}`)];
    expect(shots).toMatchObject({ name: `${mediumName} Shots on Goal`, classification: 'team' });
    expect(saves).toMatchObject({ name: `${mediumName} Goalie Saves`, classification: 'team' });
    const made = shots?.measure.bind(hockey.actual(end))(0);
    expect(hockey.explain(end, shots?.key ?? '', 'over')).toBe(`${mediumName} had ${made} shots`);
  }
  expect(of('shots')).toMatchObject({ name: 'Total Shots on Goal', classification: 'shots' });
});

test('goals decide what hangs on them at once', () => {
  const state = playGame(6, ({ goals }) => goals.length === 2);
  expect(hockey.isDecided(state, 'next-goal:2')).toBe(true);
  expect(hockey.isDecided(state, 'next-goal:3')).toBe(false);
  expect(hockey.isDecided(state, 'first-scorer')).toBe(true);
  expect(hockey.isDecided(state, 'total:game:5.5')).toBe(false);
});

test('who scores, and who has points, is asked of all who dress, and a mark is reached with the goal that brings it', () => {
  const keys = new Set(before.map(({ market }) => market.key));
  for (const side of ['home', 'away']) {
    for (let place = 0; place < SKATERS; place++) {
      expect(keys.has(`scorer:1:${side}:${place}`)).toBe(true);
      expect(keys.has(`reach:points:${side}:${place}:1`)).toBe(true);
    }
    for (const key of [`reach:points:${side}:0:2`, `scorer:2:${side}:0`, `scorer:3:${side}:0`]) {
      expect(keys.has(key), key).toBe(true);
    }
    expect(keys.has(`reach:power-play-points:${side}:0:1`)).toBe(true);
  }
  expect(before.filter(({ market }) => market.key.startsWith('reach:')).every(({ isAside }) => isAside)).toBe(
    true,
  );
  const strengths = new Set<string>();
  for (let seed = 1; strengths.size < 2; seed++) {
    const state = playGame(seed, ({ scored }) => scored?.length === 1);
    const [goal] = state.scored ?? [];
    if (goal?.player === undefined || goal.player === EVERYBODY_ELSE) continue;
    const isPowerPlay = goal.strength === 'power-play';
    const of = `${goal.side}:${goal.player}`;
    strengths.add(isPowerPlay ? 'power-play' : 'other');
    expect(hockey.isDecided(state, `reach:points:${of}:1`)).toBe(true);
    expect(hockey.isDecided(state, `reach:points:${of}:2`)).toBe(false);
    expect(hockey.isDecided(state, `reach:power-play-points:${of}:1`)).toBe(isPowerPlay);
    expect(hockey.explain(state, `reach:points:${of}:1`, 'yes')).toMatch(/ had 1 point$/);
  }
});

test('keys that make no sense build nothing', () => {
  for (const key of [
    'spread:p4:0.5',
    'scorer:4:home:1',
    'player:shots:home:18:1.5',
    'scorer:1:home:18',
    'reach:points:home:0',
    'reach:points:home:0:0',
    'reach:luck:home:0:1',
    'goal-sort:own',
    'race:0',
    'correct-score:1',
  ]) {
    expect(hockey.market(key, sides), key).toBeUndefined();
  }
});

test('what would need a game without a winner is no selection, and gives the stake back where it was stopped level', () => {
  const keys = (key: string) => hockey.market(key, sides)?.selections.map((selection) => selection.key);
  expect(keys('double-result')).toEqual([
    'home-home',
    'home-away',
    'draw-home',
    'draw-away',
    'away-home',
    'away-away',
  ]);
  expect(keys('margin:wide')).not.toContain('tie');
  const level = hockey.actual({ ...faceOff, phase: 'final', period: 3, clock: 0 });
  for (const key of ['double-result', 'margin:wide']) {
    for (const { mark } of hockey.market(key, sides)?.selections ?? []) expect(mark(level, 0)).toBe(PUSH);
  }
});

test('all who dress may be bet on to score first, so that any other player hardly ever does', () => {
  const market = hockey.market('first-scorer', sides);
  if (!market) throw new Error('There is no first scorer.');
  const { wins } = countMarks(market, hockey.simulate(faceOff, EVEN, 4096, 3));
  const chance = (key: string) => (wins[market.selections.findIndex((one) => one.key === key)] ?? 0) / 4096;
  expect(market.selections.length).toBe(38);
  expect(chance('other')).toBeLessThan(0.02);
  expect(chance('home-0')).toBeGreaterThan(2 * chance('other'));
  for (const place of [11, 14, 17]) expect(chance(`away-${place}`)).toBeGreaterThan(0.003);
});
