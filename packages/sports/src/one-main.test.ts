import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import type { MarketOffer, Outcomes } from './market-definition.ts';
import { Random } from './random.ts';
import type { AnySportModel, Sides } from './sport.ts';
import { sportModels } from './sports.ts';

const SAMPLES = 256;
const SEEDS = [1, 2];
/** How much of the game has passed, of all its plays. */
const MOMENTS = [0, 0.15, 0.35, 0.6, 0.85];
/** Of golf, sold beside the main ones and never first: a field has too many players. */
const BESIDE = /^(low|cut-line|round-score):?/;
const side = (id: string) => ({ id, name: id, mediumName: id, abbreviation: id });
const two = { home: side('HOM'), away: side('AWA') };

test.each(sportModels)(
  '$slug: of lines that are offered together one is shown first, at every moment',
  (model) => {
    const sides = model.field === undefined ? two : fieldSides(24);
    const without = new Set<string>();
    for (const seed of SEEDS) {
      for (const state of moments(model, sides, seed)) {
        const offers = model.offer(state, model.simulate(state, model.even, SAMPLES, seed), sides);
        for (const family of withoutMain(offers)) without.add(family);
      }
    }
    expect([...without]).toEqual([]);
  },
);

function moments(model: AnySportModel, sides: Sides, seed: number): unknown[] {
  const states = [model.initial({ sides })];
  const random = new Random(seed);
  for (let state = states[0]; ; ) {
    const play = model.playOn(state, model.even, random);
    if (play === undefined) break;
    state = model.apply(state, play);
    states.push(state);
  }
  return MOMENTS.map((part) => states[Math.floor(part * (states.length - 1))]);
}

/** Families of lines, over and under or a spread, none of which is the main one. */
function withoutMain(offers: readonly MarketOffer<Outcomes>[]): string[] {
  const lines = offers.filter(({ market }) =>
    market.selections.some(({ type }) => type === 'OVER' || type === 'HOME_SPREAD'),
  );
  const shown = new Set(lines.filter(({ main }) => main).map(({ market }) => market.family));
  return lines
    .map(({ market }) => market.family)
    .filter((family) => !shown.has(family) && !BESIDE.test(family));
}
