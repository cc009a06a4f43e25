import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import { type Mark, WIN } from './market-definition.ts';
import { Random } from './random.ts';
import type { AnySportModel, Sides } from './sport.ts';
import { sportModels } from './sports.ts';
import { knownSides } from './tactical/testing/known-sides.ts';

const SAMPLES = 500;
const SEEDS = [3, 8, 21];
/** Of games that are level after their usual time. */
const LEVEL: Readonly<Record<string, readonly number[]>> = { cricket: [62] };
/** Looks between two of them at single selections. */
const CERTAIN_EVERY = 9;
/** Plays between two looks. */
const EVERY = 3;
/** How far a game has come when its markets are offered anew. */
const OFFERED_AT = [0, 0.2, 0.5, 0.8];

interface FirstDecided {
  readonly at: number;
  readonly marks: readonly (Mark | undefined)[];
}

test.each(sportModels)(
  '$slug: what is decided before the end stays as it was decided, and a line is decided once it is passed',
  (model) => {
    const early: string[] = [];
    for (const seed of [...SEEDS, ...(LEVEL[model.slug] ?? [])]) {
      const { decided, certain, final, looks } = follow(model, seed);
      for (const [key, marks] of certain) {
        const last = marksOf(model, final, key);
        marks.forEach((mark, place) => {
          if (mark !== undefined) expect([key, place, last[place]]).toEqual([key, place, mark]);
        });
      }
      for (const [key, { at, marks }] of decided) {
        expect(model.isDecided(final, key), key).toBe(true);
        expect([key, marks]).toEqual([key, marksOf(model, final, key)]);
        expect(marks, key).not.toContain(undefined);
        if (at < looks && isOverWon(model, final, key)) early.push(key);
      }
    }
    // Lines on what only grows, in every sport that counts something while it is played.
    if (!['futures', 'golf', 'motor-racing'].includes(model.slug)) expect(early).not.toEqual([]);
  },
);

/** Of sports that sell markets on players of known sides alone. */
const KNOWN: Readonly<Record<string, Sides>> = { 'counter-strike': knownSides, valorant: knownSides };

function sidesOf({ slug }: AnySportModel): Sides {
  return KNOWN[slug] ?? fieldSides(24);
}

/** Plays a game and looks at all markets that were ever offered. */
function follow(model: AnySportModel, seed: number) {
  let state = model.initial({ sides: sidesOf(model) });
  const keys = new Set<string>();
  const decided = new Map<string, FirstDecided>();
  /** Of selections of markets that are open. */
  const certain = new Map<string, readonly (Mark | undefined)[]>();
  const toOffer = [...OFFERED_AT];
  let looks = 0;
  for (let play = 0; ; play++) {
    const next = model.playOn(state, model.even, new Random(seed, play));
    if (next !== undefined) state = model.apply(state, next);
    if (next === undefined || play % EVERY === 0) {
      looks += 1;
      for (const key of keys) {
        if (decided.has(key)) {
          expect(model.isDecided(state, key), key).toBe(true);
          continue;
        }
        if (!model.isDecided(state, key)) {
          if (looks % CERTAIN_EVERY === 0) certain.set(key, marksOf(model, state, key));
          if (/^(team-)?total:/.test(key) && !countsMaps(model, key))
            expect(isOverWon(model, state, key), key).toBe(false);
          continue;
        }
        decided.set(key, { at: looks, marks: marksOf(model, state, key) });
      }
    }
    if (next === undefined) return { decided, certain, final: state, looks };
    if (model.elapsed(state) < (toOffer[0] ?? Number.POSITIVE_INFINITY)) continue;
    toOffer.shift();
    const outcomes = model.simulate(state, model.even, SAMPLES, seed);
    for (const { market } of model.offer(state, outcomes, sidesOf(model))) keys.add(market.key);
  }
}

function marksOf(model: AnySportModel, state: unknown, key: string): (Mark | undefined)[] {
  return selectionsOf(model, key).map((selection) => model.certainMark(state, key, selection.key));
}

function selectionsOf(model: AnySportModel, key: string): readonly { readonly key: string }[] {
  return model.market(key, sidesOf(model))?.selections ?? [];
}

/** Maps of a series: whoever is ahead on one counts as having won it before it is over. */
function countsMaps({ slug }: AnySportModel, key: string): boolean {
  return ['counter-strike', 'valorant'].includes(slug) && key.startsWith('total:game:');
}

function isOverWon(model: AnySportModel, state: unknown, key: string): boolean {
  const selections = model.market(key, sidesOf(model))?.selections ?? [];
  return selections.some(({ type, mark }) => type === 'OVER' && mark(model.actual(state), 0) === WIN);
}
