import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import type { AnySportModel, SelectionType, Side } from './sport.ts';
import { sportModel, sportModels } from './sports.ts';

const SAMPLES = 128;
const offered = new Map(sportModels.map((model) => [model.slug, typesOf(model)]));

test.each(sportModels.filter(({ field }) => field === undefined))(
  '$slug sells its winner and totals from the start, each on two sides [CARD-010]',
  ({ slug }) => {
    const sides: SelectionType[] = ['HOME_MONEYLINE', 'AWAY_MONEYLINE', 'OVER', 'UNDER'];
    expect([...(offered.get(slug) ?? [])]).toEqual(expect.arrayContaining(sides));
  },
);

test.each(sportModels.filter(({ field }) => field !== undefined))(
  '$slug sells the winner of its field and every column of its card from the start [CARD-010]',
  (model) => {
    const sides = fieldSides(24);
    const start = model.initial({ sides });
    const offers = model.offer(start, model.simulate(start, model.even, SAMPLES, 1), sides);
    for (const { key } of model.field?.columns ?? []) {
      expect(offers.find(({ market }) => market.key === key)?.market.selections).toHaveLength(24);
    }
  },
);

test('among all sports there is a market of every type [CARD-010]', () => {
  const types = new Set([...offered.values()].flatMap((each) => [...each]));
  expect([...types].sort()).toEqual([
    'AWAY_MONEYLINE',
    'AWAY_SPREAD',
    'DRAW',
    'EXACTLY',
    'HOME_MONEYLINE',
    'HOME_SPREAD',
    'NO',
    'OTHER',
    'OVER',
    'UNDER',
    'YES',
  ]);
});

test('a sport is found by its slug, and none by a slug that is not traded', () => {
  for (const model of sportModels) expect(sportModel(model.slug)).toBe(model);
  expect(sportModel('curling')).toBeUndefined();
});

/** The types of all selections on offer before a game of average sides. */
function typesOf(model: AnySportModel): Set<SelectionType> {
  const sides = { home: side('home'), away: side('away') };
  const start = model.initial({ sides });
  const offers = model.offer(start, model.simulate(start, model.even, SAMPLES, 1), sides);
  return new Set(offers.flatMap(({ market }) => market.selections.map(({ type }) => type)));
}

function side(id: string): Side {
  return { id, name: `The ${id} side`, mediumName: id, abbreviation: id.slice(0, 3).toUpperCase() };
}
