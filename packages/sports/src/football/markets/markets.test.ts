import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { PUSH, WIN } from '../../market-definition.ts';
import { football } from '../football.ts';
import type { FootballState } from '../state.ts';
import { kickoffState, playGame, sides } from '../testing/games.ts';

const strength = { home: 2, away: -1 };
const pregame = football.simulate(kickoffState, strength, 4096, 1);
const offers = football.offer(kickoffState, pregame, sides);

test('at least 60 markets before the game and 40 in the third quarter', () => {
  expect(offers.length).toBeGreaterThanOrEqual(60);
  const third = stateAt(8, (state) => state.quarter === 3 && state.clock < 450);
  const live = football.offer(third, football.simulate(third, strength, 4096, 1), sides);
  expect(live.length).toBeGreaterThanOrEqual(40);
});

test('every offered market is built again from its key alone, with the same marks', () => {
  for (const { market } of offers) {
    const again = football.market(market.key, sides);
    expect(again).toMatchObject({ key: market.key, name: market.name, family: market.family });
    market.selections.forEach((selection, s) => {
      for (let i = 0; i < 200; i++) {
        expect(again?.selections[s]?.mark(pregame, i)).toBe(selection.mark(pregame, i));
      }
    });
  }
});

test('counting marks by value is the same as marking every outcome', () => {
  for (const { market } of offers) {
    const counts = countMarks(market, pregame);
    market.selections.forEach((selection, s) => {
      let wins = 0;
      let pushes = 0;
      for (let i = 0; i < pregame.size; i++) {
        const mark = selection.mark(pregame, i);
        if (mark === WIN) wins++;
        else if (mark === PUSH) pushes++;
      }
      expect([counts.wins[s], counts.pushes[s]], market.key).toEqual([wins, pushes]);
    });
  }
});

test('markets whose measures have one key measure the same', () => {
  const known = new Map<string, number[]>();
  for (const { market } of offers) {
    const valueAt = market.measure.bind(pregame);
    const values = Array.from({ length: 300 }, (_, i) => valueAt(i));
    expect(values, market.key).toEqual(known.get(market.measure.key) ?? values);
    known.set(market.measure.key, values);
  }
});

test('keys use only letters, digits, colon, dot and dash, and are told apart', () => {
  const keys = offers.map(({ market }) => market.key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { market } of offers) {
    expect(market.key).toMatch(/^[a-z0-9:.-]+$/);
    const own = market.selections.map((selection) => selection.key);
    expect(new Set(own).size).toBe(own.length);
    for (const key of own) expect(key).toMatch(/^[a-z0-9.-]+$/);
  }
});

test('exactly one selection of a market wins, or all are pushed', () => {
  for (const { market } of offers) {
    for (let i = 0; i < 500; i++) {
      const marks = market.selections.map((selection) => selection.mark(pregame, i));
      const wins = marks.filter((mark) => mark === WIN).length;
      const pushes = marks.filter((mark) => mark === PUSH).length;
      expect(
        pushes === 0 ? wins === 1 : pushes === marks.length && wins === 0,
        `${market.key} ${marks}`,
      ).toBe(true);
    }
  }
});

test('each family of lines has one main line and at least seven either side of the game lines', () => {
  for (const family of ['spread:game', 'total:game']) {
    const lines = offers.filter(({ market }) => market.family === family);
    expect(lines.filter(({ main }) => main)).toHaveLength(1);
    const main = lines.findIndex((offer) => offer.main);
    expect(main).toBeGreaterThanOrEqual(7);
    expect(lines.length - 1 - main).toBeGreaterThanOrEqual(7);
  }
});

test('a better line is never less likely to win', () => {
  for (const family of new Set(offers.map(({ market }) => market.family))) {
    const lines = offers
      .filter(({ market }) => market.family === family && market.selections[0]?.points !== undefined)
      .map(({ market }) => ({ points: market.selections[0]?.points ?? 0, chance: chanceOf(market.key) }))
      .sort((a, b) => a.points - b.points);
    for (let i = 1; i < lines.length; i++) {
      const [lower, higher] = [lines[i - 1]?.chance ?? 0, lines[i]?.chance ?? 0];
      if (family.startsWith('spread')) expect(higher).toBeGreaterThanOrEqual(lower);
      else expect(higher).toBeLessThanOrEqual(lower);
    }
  }
});

test('keys that are none build nothing', () => {
  for (const key of [
    '',
    'spread',
    'spread:game',
    'spread:game:3.25',
    'spread:game:+3',
    'spread:game:-0',
    'spread:game:3:4',
    'total:game:-4',
    'total:week:4',
    'moneyline:game:x',
    'race:0',
    'race:1e1',
    'next-score:999',
    'toString',
    'first:constructor',
    'first:hasOwnProperty',
  ]) {
    expect(football.market(key, sides), key).toBeUndefined();
    expect(football.isDecided(kickoffState, key), key).toBe(false);
    expect(football.explain(kickoffState, key, 'home'), key).toBeUndefined();
  }
});

test('once a market is decided nothing later in the game changes its grades', () => {
  for (let seed = 100; seed < 112; seed++) {
    const decided = new Map<string, { state: FootballState; marks: number[] }>();
    const keys = new Set(offers.map(({ market }) => market.key));
    for (let n = 1; n < 20; n++) keys.add(`next-score:${n}`).add(`next-score-kind:${n}`);
    const final = playGame(seed, strength, (state) => {
      for (const key of keys) {
        if (decided.has(key) || !football.isDecided(state, key)) continue;
        decided.set(key, { state, marks: marksOf(state, key) });
      }
    });
    for (const key of keys) {
      expect(football.isDecided(final, key), key).toBe(true);
      expect(decided.get(key)?.marks, key).toEqual(marksOf(final, key));
    }
    expect(decided.get('total:q1:9.5')?.state.quarter).toBe(1);
    expect(decided.get('moneyline:h1')?.state.quarter).toBe(2);
    expect(decided.get('moneyline:q4')?.state.quarter).toBe(4);
  }
});

test('every grade of a finished game is explained', () => {
  const final = playGame(4, strength);
  for (const { market } of offers) {
    for (const { key } of market.selections) {
      expect(football.explain(final, market.key, key), market.key).toMatch(/^[A-Z0-9].{5,}/);
    }
  }
});

test('a first score is graded as soon as it happens, and the next one waits for its own', () => {
  const first = stateAt(5, (state) => state.scores.length === 1);
  expect(football.isDecided(first, 'next-score:1')).toBe(true);
  expect(football.isDecided(first, 'next-score:2')).toBe(false);
  const side = first.scores[0]?.side ?? 'home';
  const marks = football
    .market('next-score:1', sides)
    ?.selections.map((s) => [s.key, s.mark(football.actual(first), 0)]);
  expect(marks).toContainEqual([side, WIN]);
});

function chanceOf(key: string): number {
  const selection = football.market(key, sides)?.selections[0];
  if (selection === undefined) return 0;
  let wins = 0;
  let pushes = 0;
  for (let i = 0; i < pregame.size; i++) {
    const mark = selection.mark(pregame, i);
    if (mark === WIN) wins++;
    else if (mark === PUSH) pushes++;
  }
  return wins / (pregame.size - pushes);
}

function marksOf(state: FootballState, key: string): number[] {
  const outcomes = football.actual(state);
  return football.market(key, sides)?.selections.map((selection) => selection.mark(outcomes, 0)) ?? [];
}

function stateAt(seed: number, found: (state: FootballState) => boolean): FootballState {
  let first: FootballState | undefined;
  playGame(seed, strength, (state) => {
    if (first === undefined && found(state)) first = state;
  });
  return first ?? kickoffState;
}
