import { expect, test } from 'vitest';
import { Random } from './random.ts';
import { beyond as beyondOfSoccer } from './soccer/pace.ts';
import { SOCCER } from './soccer/rules.ts';
import { initialState } from './soccer/state.ts';
import type { AnySportModel, Side } from './sport.ts';
import { sportModel } from './sports.ts';

const SIDES = { home: side('home'), away: side('away') };
const MOST_GAMES = 200;

/** How much was played at every moment of a game between even sides, overtime after the usual length. */
function playedIn(model: AnySportModel, seed: number): number[] {
  const random = new Random(seed);
  const played: number[] = [];
  let state = model.initial({ sides: SIDES });
  for (let play = model.playOn(state, model.even, random); play !== undefined; ) {
    state = model.apply(state, play);
    played.push(model.elapsed(state) + (model.beyond?.(state) ?? 0));
    play = model.playOn(state, model.even, random);
  }
  return played;
}

test.each(['baseball', 'basketball', 'football', 'hockey'])(
  'the moments of overtime come one after the other: %s',
  (slug) => {
    const model = sportModel(slug);
    if (!model) throw new Error(slug);
    for (let seed = 1; seed <= MOST_GAMES; seed++) {
      const played = playedIn(model, seed);
      expect([...played].sort((one, other) => one - other)).toEqual(played);
      const end = played.at(-1) ?? 0;
      // A goal may end overtime with its first play.
      if (new Set(played.filter((moment) => moment > 1)).size < 2) continue;
      expect(end).toBeGreaterThan(1);
      expect(end).toBeLessThan(2);
      return;
    }
    throw new Error(`None of ${MOST_GAMES} games went on.`);
  },
);

test('extra time of soccer and its shoot-out come one after the other', () => {
  const kicks = (count: number) =>
    Array.from({ length: count }, () => ({ side: 'home' as const, made: true }));
  const state = initialState(SIDES, { ...SOCCER, mustHaveWinner: true });
  const at = (period: number, clock: number, shootout = 0) =>
    beyondOfSoccer({ ...state, phase: 'in-play', period, clock, shootout: kicks(shootout) });
  expect(at(2, 2700)).toBe(0);
  expect(at(3, 450)).toBeCloseTo(450 / 5400);
  expect(at(3, 1000)).toBeCloseTo(900 / 5400);
  expect(at(4, 450)).toBeCloseTo(1350 / 5400);
  expect(at(5, 0)).toBeCloseTo(1800 / 5400);
  expect(at(5, 0, 2)).toBeGreaterThan(at(5, 0, 1));
});

function side(id: string): Side {
  return { id, name: `The ${id} side`, mediumName: id, abbreviation: id.slice(0, 3).toUpperCase() };
}
