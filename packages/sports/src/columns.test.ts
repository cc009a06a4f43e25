import { expect, test } from 'vitest';
import { histogram } from './count-marks.ts';
import { fillMeasure, withRoom } from './kit/columns.ts';
import { fieldSides } from './kit/testing/fields.ts';
import type { Measure, Outcomes } from './market-definition.ts';
import { Random } from './random.ts';
import type { AnySportModel, MatchSetup, Sides } from './sport.ts';
import { sportModels } from './sports.ts';

const SAMPLES = 64;
const side = (id: string) => ({ id, name: id, mediumName: id, abbreviation: id });
const two = { home: side('HOM'), away: side('AWA') };
/** What of a play says who did it. */
const WHO = new Set([
  'player',
  'players',
  'assist',
  'assists',
  'passer',
  'catcher',
  'runner',
  'scorer',
  'who',
]);

test.each(sportModels)(
  '$slug: measured all at once every outcome comes to what it comes to by itself, also where nobody says who did what',
  (model) => {
    const sides = model.field === undefined ? two : fieldSides(24);
    const told = [
      ...moments(model, { sides }, (play) => play),
      ...moments(model, { sides, format: { mustHaveWinner: true, onlyRounds: true } }, (play) => play),
    ];
    // Whoever is one of a field is always named.
    const untold = model.field === undefined ? moments(model, { sides }, withoutWho) : [];
    const keys = new Set<string>();
    for (const [at, state] of told.entries()) {
      const outcomes = model.simulate(state, model.even, SAMPLES, at);
      for (const { market } of model.offer(state, outcomes, sides)) keys.add(market.key);
    }
    const differing = new Set<string>();
    for (const [at, state] of [...told, ...untold].entries()) {
      for (const outcomes of [model.simulate(state, model.even, SAMPLES, at), model.actual(state)]) {
        for (const measure of measuresOf(model, keys, sides)) {
          if (!isTheSame(measure, outcomes)) differing.add(measure.key);
        }
      }
    }
    // What was counted is remembered by key: two measures of one key would be one price.
    const byKey = new Map<string, Set<string>>();
    const outcomes = model.simulate(model.initial({ sides }), model.even, SAMPLES, 1);
    for (const measure of measuresOf(model, keys, sides)) {
      const valueAt = measure.bind(outcomes);
      const values = Array.from({ length: SAMPLES }, (_, index) => valueAt(index)).join();
      byKey.set(measure.key, (byKey.get(measure.key) ?? new Set()).add(values));
    }
    expect([...byKey].filter(([, values]) => values.size > 1).map(([key]) => key)).toEqual([]);
    expect([...differing]).toEqual([]);
  },
);

test('room that was lent before says nothing of what is measured next', () => {
  withRoom(4, (room) => room.fill(7));
  const nothing: Measure<Outcomes> = { key: 'nothing', bind: () => () => 0 };
  expect(histogram({ size: 4 }, nothing)).toEqual([[0, 4]]);
});

test('what is no whole number is no measure', () => {
  const half: Measure<Outcomes> = { key: 'half', bind: () => () => 0.5 };
  expect(() => histogram({ size: 1 }, half)).toThrow("'half' measured 0.5");
});

function isTheSame(measure: Measure<Outcomes>, outcomes: Outcomes): boolean {
  const valueAt = measure.bind(outcomes);
  const values = Array.from({ length: outcomes.size }, (_, index) => valueAt(index));
  return withRoom(outcomes.size, (room) => {
    room.fill(-1);
    fillMeasure(measure, outcomes, room);
    return values.every((value, index) => room[index] === value);
  });
}

function measuresOf(model: AnySportModel, keys: Iterable<string>, sides: Sides): Measure<Outcomes>[] {
  return [...keys].flatMap((key) => {
    const market = model.market(key, sides);
    if (market === undefined) return [];
    return [market.measure, ...market.selections.flatMap(({ measure }) => measure ?? [])];
  });
}

/** From the start to the end, each play told in such words. */
function moments(model: AnySportModel, setup: MatchSetup, words: (play: unknown) => unknown): unknown[] {
  const states = [model.initial(setup)];
  const random = new Random(5);
  for (let [state, told] = [states[0], states[0]]; ; ) {
    const play = model.playOn(state, model.even, random);
    if (play === undefined) break;
    state = model.apply(state, play);
    told = model.apply(told, words(play));
    states.push(told);
  }
  return [0, 0.2, 0.5, 0.8, 1].map((part) => states[Math.floor(part * (states.length - 1))]);
}

function withoutWho(play: unknown): unknown {
  if (typeof play !== 'object' || play === null) return play;
  return Object.fromEntries(Object.entries(play).filter(([key]) => !WHO.has(key)));
}
