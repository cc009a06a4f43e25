import { expect, test } from 'vitest';
import { type Mark, PUSH, WIN } from './market-definition.ts';
import { sides } from './rally/testing/told-match.ts';
import { Random } from './random.ts';
import type { AnySportModel } from './sport.ts';
import { sportModel } from './sports.ts';

const SEEDS = [2, 7];
const WINNER = 'moneyline:game';

function modelOf(slug: string): AnySportModel {
  const model = sportModel(slug);
  if (model === undefined) throw new Error(`no sport ${slug}`);
  return model;
}

/** All states of a game, from before its first play to its end. */
function statesOf(model: AnySportModel, seed: number): [first: unknown, ...rest: unknown[]] {
  const states: [unknown, ...unknown[]] = [model.initial({ sides })];
  for (let state = states[0]; ; ) {
    const play = model.playOn(state, model.even, new Random(seed, states.length));
    if (play === undefined) return states;
    state = model.apply(state, play);
    states.push(state);
  }
}

function marksOf(model: AnySportModel, state: unknown, key: string): Mark[] {
  const real = model.actual(state);
  return (model.market(key, sides)?.selections ?? []).map((each) => each.mark(real, 0));
}

/** A play by which a side gives the match up. */
const retirement = { kind: 'retirement', text: '', side: 'home' };

test.each(['tennis', 'table-tennis', 'darts', 'counter-strike', 'valorant'])(
  '%s: when a match is given up each bet goes back, or ends as the whole match would have ended it',
  (slug) => {
    const model = modelOf(slug);
    let stood = 0;
    for (const seed of SEEDS) {
      const states = statesOf(model, seed);
      const final = states.at(-1);
      const samples = model.simulate(states[0], model.even, 500, seed);
      const keys = model.offer(states[0], samples, sides).map(({ market }) => market.key);
      for (const part of [0.4, 0.7, 0.95]) {
        const state = states[Math.floor(part * (states.length - 1))];
        const retired = model.apply(state, model.parsePlay(retirement));
        for (const key of keys.filter((each) => each !== WINNER)) {
          const last = marksOf(model, final, key);
          const given = marksOf(model, retired, key);
          given.forEach((mark, place) => {
            if (mark !== PUSH) expect([key, place, mark]).toEqual([key, place, last[place]]);
          });
          // Of one market some selections can be lost while others are open.
          if (given.includes(PUSH) && given.some((mark) => mark !== PUSH)) stood += 1;
        }
      }
    }
    expect(stood).toBeGreaterThan(0);
  },
);

test.each([
  ['baseball', 'shutout'],
  ['hockey', 'shutout'],
  ['football', 'shutout'],
  ['soccer', 'win-to-nil'],
  ['soccer', 'clean-sheet'],
])('%s: a %s is lost with the first score of the other side, not at the end', (slug, head) => {
  const model = modelOf(slug);
  let early = 0;
  for (const seed of [1, 2, 3, 4]) {
    for (const state of statesOf(model, seed)) {
      if (model.isFinal(state)) continue;
      const { awayScore } = model.scoreboard(state);
      const key = `${head}:home`;
      if (model.elapsed(state) < 0.95) expect(model.isDecided(state, key), key).toBe(awayScore > 0);
      if (awayScore === 0) continue;
      early += 1;
      expect(model.certainMark(state, key, 'no')).toBe(WIN);
    }
  }
  expect(early).toBeGreaterThan(0);
});

const WIN_AND_TOTAL = 'win-and-total:home:0.5:under';

test.each([
  ['soccer', 'exact-goals:reg', '0'],
  ['soccer', 'correct-score:reg', '0-0'],
  ['soccer', 'team-goals:away', '0'],
  ['soccer', 'result-both', 'draw-no'],
  ['hockey', 'correct-score', '0-0'],
  ['hockey', 'correct-score', '3-0'],
  ['hockey', WIN_AND_TOTAL, 'yes'],
  ['baseball', 'result-total:game:0.5', 'home-under'],
  ['basketball', WIN_AND_TOTAL, 'yes'],
])('%s: of %s %s is certainly lost once it cannot come any more', (slug, key, selection) => {
  const model = modelOf(slug);
  let open = 0;
  let lost = 0;
  for (const seed of [1, 2, 3]) {
    for (const state of statesOf(model, seed)) {
      if (model.isFinal(state) || model.elapsed(state) > 0.9) continue;
      const { homeScore, awayScore } = model.scoreboard(state);
      const mark = model.certainMark(state, key, selection);
      if (homeScore + awayScore === 0) {
        expect(mark).toBeUndefined();
        open += 1;
      } else if (awayScore > 0 && homeScore > 0) {
        expect(mark, model.explain(state, key, selection)).toBe(0);
        expect(model.explain(state, key, selection)).toMatch(/\w/);
        lost += 1;
      }
    }
  }
  expect(open).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(0);
});
