import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { LOSS, type Mark, PUSH, WIN } from '../../market-definition.ts';
import { cricket } from '../cricket.ts';
import type { CricketState } from '../state.ts';
import { TWENTY } from '../strength.ts';
import { beforeChase } from '../testing/before-chase.ts';
import { firstState, playGame, sides } from '../testing/games.ts';

const outcomes = cricket.simulate(firstState, TWENTY, 2048, 3);
const opened = cricket.offer(firstState, outcomes, sides);

function stateAt(seed: number, found: (state: CricketState) => boolean): CricketState {
  let first: CricketState | undefined;
  playGame(seed, TWENTY, (state) => {
    if (first === undefined && found(state)) first = state;
  });
  return first ?? firstState;
}

test('at least sixty markets stand on the board before the match, and forty in the middle of the chase', () => {
  expect(opened.length).toBeGreaterThanOrEqual(60);
  const chase = stateAt(4, ({ innings }) => innings.length === 2 && (innings[1]?.balls ?? 0) > 60);
  const offered = cricket.offer(chase, cricket.simulate(chase, TWENTY, 2048, 5), sides);
  expect(offered.length).toBeGreaterThanOrEqual(40);
  expect(new Set(offered.map(({ market }) => market.key)).size).toBe(offered.length);
});

test('every market offered is built again from its key, and its selections win once in all, or push', () => {
  for (const { market } of opened) {
    expect(cricket.market(market.key, sides)?.name).toBe(market.name);
    for (let i = 0; i < 40; i++) {
      const marks = market.selections.map((selection) => selection.mark(outcomes, i));
      const wins = marks.filter((mark) => mark === WIN).length;
      expect(wins === sharedBy(market, i) || marks.every((mark) => mark === PUSH), market.key).toBe(true);
    }
  }
});

/** How many share the win in an outcome: 1, but for a dead heat. */
function sharedBy(market: (typeof opened)[number]['market'], index: number): number {
  const value = market.measure.bind(outcomes)(index);
  const [share] = market.selections.flatMap((selection) => selection.deadHeat?.(value) ?? []);
  return share === undefined ? 1 : share.tied / share.places;
}

test('the chances of all top batters add up, openers before those who come in last', () => {
  const market = cricket.market('top-batter:home', sides);
  const wins = market === undefined ? [] : countMarks(market, outcomes).wins;
  expect(wins.reduce((sum, count) => sum + count, 0)).toBeCloseTo(outcomes.size, 6);
  expect(wins[0] ?? 0).toBeGreaterThan(10 * (wins[10] ?? 0));
});

test('batters who are level at the top share the win as a dead heat, and the price knows of it', () => {
  const batters = [30, 12, 41, 7, 41, 0, 0, 0, 0, 0, 0].map((runs) => ({ runs, balls: 20, out: true }));
  const { innings, ...others } = beforeChase;
  const tied = { ...others, innings: innings.map((each) => ({ ...each, batters })) };
  const market = cricket.market('top-batter:away', sides);
  const real = cricket.actual(tied);
  const value = market?.measure.bind(real)(0) ?? 0;
  const marks = market?.selections.map((selection) => selection.mark(real, 0));
  expect(marks).toEqual([2, 4].reduce((all, place) => all.with(place, WIN), new Array<Mark>(11).fill(LOSS)));
  const shares = market?.selections.map((selection) => selection.deadHeat?.(value));
  expect(shares?.[2]).toEqual({ places: 1, tied: 2 });
  expect(shares?.[0]).toBeUndefined();
  const wins = market === undefined ? [] : countMarks(market, cricket.simulate(tied, TWENTY, 64, 1)).wins;
  expect(wins).toEqual([0, 0, 32, 0, 32, 0, 0, 0, 0, 0, 0]);
  expect(cricket.explain(tied, 'top-batter:away', '4')).toMatch(
    /^\S+ \S+, \S+ \S+ made the most runs, 41 runs each: dead heat of 2$/,
  );
});

test('a wicket and an over are decided as soon as they have happened', () => {
  const state = stateAt(7, ({ innings }) => (innings[0]?.falls.length ?? 0) === 2);
  const side = state.innings[0]?.side ?? 'home';
  expect(cricket.isDecided(state, `wicket-method:${side}:2`)).toBe(true);
  const runs =
    cricket.market(`team-total:${side}:game:0.5`, sides)?.measure.bind(cricket.actual(state))(0) ?? 0;
  expect(cricket.isDecided(state, `wicket-runs:${side}:3:${runs + 0.5}`)).toBe(false);
  expect(cricket.isDecided(state, `wicket-runs:${side}:3:${runs - 0.5}`)).toBe(true);
  expect(cricket.explain(state, `wicket-method:${side}:2`, 'caught')).toMatch(
    /lost the 2nd wicket at \d+ run/,
  );
  expect(cricket.isDecided(state, 'over-runs:1:1:7.5')).toBe(true);
  expect(cricket.isDecided(state, 'over-runs:2:1:7.5')).toBe(false);
});

test('a batter over the line is decided at once, and so is one who is out', () => {
  const state = stateAt(7, ({ innings }) => innings[0]?.batters[0]?.out === true);
  const side = state.innings[0]?.side ?? 'home';
  const runs = state.innings[0]?.batters[0]?.runs ?? 0;
  expect(cricket.isDecided(state, `batter-runs:${side}:0:${runs + 50}.5`)).toBe(true);
  expect(cricket.isDecided(state, `batter-milestone:${side}:0:100`)).toBe(true);
  expect(cricket.isDecided(state, `top-batter:${side}`)).toBe(false);
});

test('every market offered at any time is decided at the end, with a sentence for every selection', () => {
  const keys = new Set(opened.map(({ market }) => market.key));
  const final = playGame(12, TWENTY, (state) => {
    if (state.plays % 40 !== 0 || state.phase === 'final') return;
    const samples = cricket.simulate(state, TWENTY, 256, 5);
    for (const { market } of cricket.offer(state, samples, sides)) keys.add(market.key);
  });
  const real = cricket.actual(final);
  for (const key of keys) {
    expect(cricket.isDecided(final, key), key).toBe(true);
    const market = cricket.market(key, sides);
    const marks = market?.selections.map((selection) => selection.mark(real, 0)) ?? [];
    expect(marks.includes(WIN) || marks.every((mark) => mark === PUSH), key).toBe(true);
    for (const selection of market?.selections ?? []) {
      expect(cricket.explain(final, key, selection.key), key).toMatch(/\S/);
    }
  }
});

test.each([
  'moneyline',
  'threeway:game',
  'team-total:home:game',
  'wicket-method:home:11',
  'over-runs:3:1:7.5',
  'batter-runs:home:11:20.5',
  'most:wides',
  'nothing',
])('%s is no market', (key) => {
  expect(cricket.market(key, sides)).toBeUndefined();
});
