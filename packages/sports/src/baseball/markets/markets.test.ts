import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { PUSH, WIN } from '../../market-definition.ts';
import { baseball } from '../baseball.ts';
import type { BaseballState } from '../state.ts';
import { EVEN } from '../strength.ts';
import { firstState, playGame, sides } from '../testing/games.ts';
import { baseballMarkets } from './market-book.ts';

const outcomes = baseball.simulate(firstState, EVEN, 4096, 3);
const opened = baseball.offer(firstState, outcomes, sides);

function stateAt(seed: number, found: (state: BaseballState) => boolean): BaseballState {
  let first: BaseballState | undefined;
  playGame(seed, EVEN, (state) => {
    if (first === undefined && found(state)) first = state;
  });
  return first ?? firstState;
}

test('at least sixty markets stand on the board before the game, and forty in the sixth inning', () => {
  expect(opened.length).toBeGreaterThanOrEqual(60);
  const sixth = stateAt(4, (state) => state.inning === 6);
  const offered = baseball.offer(sixth, baseball.simulate(sixth, EVEN, 2048, 5), sides);
  expect(offered.length).toBeGreaterThanOrEqual(40);
  expect(new Set(offered.map(({ market }) => market.key)).size).toBe(offered.length);
});

test('every market offered is built again from its key, and its selections win once in all, or push', () => {
  for (const { market } of opened) {
    expect(baseballMarkets.market(market.key, sides)?.name).toBe(market.name);
    for (let i = 0; i < 50; i++) {
      const marks = market.selections.map((selection) => selection.mark(outcomes, i));
      const wins = marks.filter((mark) => mark === WIN).length;
      expect(wins === 1 || marks.every((mark) => mark === PUSH), market.key).toBe(true);
    }
  }
});

test('a favourite gives a run and a half before the game however clear he is, and what is even in it', () => {
  const main = (state: BaseballState, home: number) =>
    baseball
      .offer(state, baseball.simulate(state, { home, away: -home }, 1_024, 1), sides)
      .find(({ market, main }) => main && market.family === 'spread:game')?.market.key;
  const begun = { ...firstState, phase: 'in-play' as const };
  for (const [home, line] of [
    [2.5, -1.5],
    [-2.5, 1.5],
  ] as const) {
    expect(main(firstState, home)).toBe(`spread:game:${line}`);
    expect(main(begun, home)).not.toBe(`spread:game:${line}`);
  }
});

test('a run line of 1.5, nine-inning totals and first-five markets are priced from the same samples', () => {
  const count = (key: string) => {
    const market = baseballMarkets.market(key, sides);
    return market === undefined ? undefined : countMarks(market, outcomes).wins;
  };
  const [home = 0, away = 0] = count('moneyline:game') ?? [];
  const [covers = 0] = count('spread:game:-1.5') ?? [];
  expect(home + away).toBe(4096);
  expect(covers).toBeLessThan(home);
  expect(count('moneyline:f5')?.length).toBe(2);
  expect(baseballMarkets.market('spread:game:-1.5', sides)?.name).toBe('Run Line');
});

test('a market is decided as soon as its stretch is over, and graded as it went', () => {
  const second = stateAt(7, (state) => state.inning === 2);
  expect(baseball.isDecided(second, 'moneyline:i1')).toBe(true);
  expect(baseball.isDecided(second, 'any-run:i1')).toBe(true);
  expect(baseball.isDecided(second, 'moneyline:f5')).toBe(false);
  expect(baseball.explain(second, 'total:i1:0.5', 'over')).toMatch(/^The total of the 1st inning was/);
  expect(baseball.explain(second, 'moneyline:game', 'home')).toBeUndefined();
});

test('a count over its line is decided at once, for all batters of a place and the starting pitcher', () => {
  const state = stateAt(7, ({ batters }) => batters.away.some(({ homeRuns }) => homeRuns > 0));
  const place = state.batters.away.findIndex(({ homeRuns }) => homeRuns > 0);
  expect(baseball.isDecided(state, `batter-home-runs:away:${place}:0.5`)).toBe(true);
  expect(baseball.isDecided(state, `batter-home-runs:away:${place}:1.5`)).toBe(false);
  expect(baseball.explain(state, `batter-home-runs:away:${place}:0.5`, 'over')).toMatch(/had 1 home run$/);
  const relieved = stateAt(7, ({ starters }) => !starters.home.isIn);
  expect(baseball.isDecided(relieved, 'pitcher-strikeouts:home:15.5')).toBe(true);
});

test('every market offered at any time is decided at the end, with a sentence for every selection', () => {
  const keys = new Set(opened.map(({ market }) => market.key));
  const final = playGame(12, EVEN, (state) => {
    if (state.plays % 45 !== 0 || state.phase === 'final') return;
    const samples = baseball.simulate(state, EVEN, 512, 5);
    for (const { market } of baseball.offer(state, samples, sides)) keys.add(market.key);
  });
  const real = baseball.actual(final);
  for (const key of keys) {
    expect(baseball.isDecided(final, key), key).toBe(true);
    const market = baseballMarkets.market(key, sides);
    const marks = market?.selections.map((selection) => selection.mark(real, 0)) ?? [];
    expect(marks.includes(WIN) || marks.every((mark) => mark === PUSH), key).toBe(true);
    for (const selection of market?.selections ?? []) {
      expect(baseball.explain(final, key, selection.key), key).toMatch(/\S/);
    }
  }
});

test('a game of seven innings has no eighth to bet on, and its extra innings begin with the eighth', () => {
  const short = { innings: 7, extraRunner: true };
  const late: BaseballState = {
    ...firstState,
    rules: short,
    phase: 'break',
    inning: 6,
    half: 'bottom',
    outs: 3,
  };
  const samples = baseball.simulate(late, EVEN, 512, 5);
  const keys = baseball.offer(late, samples, sides).map(({ market }) => market.key);
  expect(keys).toContain('moneyline:i7');
  expect(keys).not.toContain('moneyline:i8');
  expect(keys).toContain('extra-innings');
  const level: BaseballState = { ...late, inning: 8, half: 'top', phase: 'in-play', outs: 0 };
  expect(baseball.isDecided(level, 'extra-innings')).toBe(true);
  expect(baseball.explain(level, 'extra-innings', 'yes')).toBe('The game went to extra innings');
});

test.each([
  'moneyline',
  'moneyline:i10',
  'spread:game',
  'total:game:-1',
  'at-bat:0',
  'batter-hits:home:9:0.5',
  'batter-hits:home:0:x',
  'result-total:game:9',
  'next-score:1:2',
  'nothing',
])('%s is no market', (key) => {
  expect(baseballMarkets.market(key, sides)).toBeUndefined();
});
