import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { basketball } from '../basketball.ts';
import { playGame, sides, tipOff } from '../testing/games.ts';

const EVEN = { home: 2, away: -1 };
const before = basketball.offer(tipOff(), basketball.simulate(tipOff(), EVEN, 2_048, 1), sides);

test('a game has hundreds of markets before it and more than a hundred in play', () => {
  const main = before.filter((offer) => offer.main);
  expect(main.length).toBeGreaterThan(100);
  const state = playGame(2, ({ period, clock }) => period === 3 && clock < 400);
  const inPlay = basketball.offer(state, basketball.simulate(state, EVEN, 2_048, 1), sides);
  expect(inPlay.filter((offer) => offer.main).length).toBeGreaterThan(60);
  const late = playGame(2, ({ period, clock }) => period === 4 && clock < 60);
  expect(basketball.offer(late, basketball.simulate(late, EVEN, 2_048, 1), sides).length).toBeGreaterThan(20);
});

test('every market on offer is built again from its key, and its selections leave no outcome out', () => {
  const outcomes = basketball.simulate(tipOff(), EVEN, 1_024, 9);
  for (const { market } of before) {
    expect(basketball.market(market.key, sides)?.key).toBe(market.key);
    const { wins, pushes } = countMarks(market, outcomes);
    const won = wins.reduce((sum, count) => sum + count, 0);
    expect(won + Math.max(...pushes), market.key).toBe(outcomes.size);
  }
});

test('keys that make no sense build nothing', () => {
  for (const key of [
    'spread:game',
    'race:7',
    'player:points:home:9:4.5',
    'player:luck:home:1:4.5',
    'first-basket:1',
    'total:q5:40.5',
    'next-score:0',
  ]) {
    expect(basketball.market(key, sides), key).toBeUndefined();
  }
});

test('all that was on offer is decided by the end, with a sentence, as the real outcome has it', () => {
  const end = playGame(11);
  const actual = basketball.actual(end);
  for (const { market } of before) {
    expect(basketball.isDecided(end, market.key), market.key).toBe(true);
    const [selection] = market.selections;
    expect(basketball.explain(end, market.key, selection?.key ?? '')).toMatch(/\w/);
    const { wins, pushes } = countMarks(market, actual);
    expect(wins.some((count) => count > 0) || pushes.every((count) => count > 0), market.key).toBe(true);
  }
});

test('races, the next score and the first basket are decided as soon as they are known', () => {
  const state = playGame(4, ({ period, clock }) => period === 1 && clock < 300);
  expect(basketball.isDecided(state, 'race:10')).toBe(true);
  expect(basketball.isDecided(state, `next-score:${state.scores.length}`)).toBe(true);
  expect(basketball.isDecided(state, `next-score:${state.scores.length + 1}`)).toBe(false);
  expect(basketball.isDecided(state, 'first-basket')).toBe(true);
  expect(basketball.isDecided(state, 'total:q1:55.5')).toBe(false);
});

test('overtime counts for the second half and not for the fourth quarter', () => {
  const points = { home: [20, 20, 20, 20, 9], away: [20, 20, 20, 20, 4] };
  const end = { ...tipOff(), phase: 'final' as const, period: 5, clock: 0, points };
  const actual = basketball.actual(end);
  expect([actual.points.home.h2[0], actual.points.home.q4[0], actual.points.home.reg[0]]).toEqual([
    49, 20, 80,
  ]);
  expect(basketball.explain(end, 'threeway:reg', 'draw')).toBe('Regulation ended level 80–80');
});

test('the bands of the total are those that games of the league come to, and older bets keep theirs', () => {
  const { market } = before.find((offer) => offer.market.family === 'total-band') ?? {};
  expect(market?.key).toBe('total-band:nba');
  const outcomes = basketball.simulate(tipOff(), EVEN, 8_192, 3);
  if (market) expect(Math.min(...countMarks(market, outcomes).wins)).toBeGreaterThan(8);
  expect(basketball.market('total-band', sides)?.selections[0]?.key).toBe('0-120');
  expect(basketball.market('total-band:wnba', sides)?.selections.at(-1)?.key).toBe('201-up');
  for (const key of ['total-band:', 'total-band:nfl', 'total-band:nba:1']) {
    expect(basketball.market(key, sides), key).toBeUndefined();
  }
});
