import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import type { SelectionType } from './market-definition.ts';
import type { AnySportModel, MatchFormat, Side } from './sport.ts';
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

const nobody = { id: 'x', name: '', mediumName: '', abbreviation: '' };
const sides = { home: nobody, away: nobody };

test('leagues play by the rules of their competition, whatever their teams are called', () => {
  const rulesOf = (sport: string, competition: string) => sportModel(sport)?.initial({ sides, competition });
  expect(rulesOf('football', 'ncaaf')).toMatchObject({ rules: { isCollege: true } });
  expect(rulesOf('football', 'nfl')).not.toMatchObject({ rules: { isCollege: true } });
  expect(rulesOf('basketball', 'wnba')).toMatchObject({ rules: { league: 'wnba' } });
  expect(rulesOf('basketball', 'euroleague')).toMatchObject({ rules: { league: 'nba' } });
});

test('a match is as long as its fixture says, and as usual where nobody plays so long', () => {
  const setup = (sport: string, format: MatchFormat) => sportModel(sport)?.initial({ sides, format });
  expect(setup('tennis', { setsToWin: 3 })).toMatchObject({ rules: { setsToWin: 3 } });
  expect(setup('tennis', { setsToWin: 40 })).toMatchObject({ rules: { setsToWin: 2 } });
  expect(setup('darts', { setsToWin: 4, legsToWin: 3 })).toMatchObject({
    rules: { setsToWin: 4, legsToWin: 3, twoClear: false },
  });
  expect(setup('darts', { setsToWin: 4 })).toMatchObject({ rules: { setsToWin: 1, legsToWin: 6 } });
  expect(setup('table-tennis', { gamesToWin: 4 })).toMatchObject({ rules: { gamesToWin: 4 } });
  expect(setup('table-tennis', { gamesToWin: 5 })).toMatchObject({ rules: { gamesToWin: 3 } });
  expect(setup('combat', { rounds: 5 })).toMatchObject({ rules: { rounds: 5 } });
  expect(setup('combat', { rounds: 6 })).toMatchObject({ rules: { rounds: 3 } });
  for (const game of ['counter-strike', 'valorant']) {
    expect(setup(game, { mapsToWin: 3 })).toMatchObject({ rules: { game, mapsToWin: 3 } });
    expect(setup(game, { mapsToWin: 1.5 })).toMatchObject({ rules: { game, mapsToWin: 2 } });
    expect(setup(game, { setsToWin: 3 })).toMatchObject({ rules: { game, mapsToWin: 2 } });
  }
});

test('whether substitutions are told is said of baseball alone', () => {
  const format: MatchFormat = { tellsSubstitutions: true };
  expect(sportModel('baseball')?.initial({ sides, format })).toMatchObject(format);
  for (const model of sportModels.filter(({ slug }) => slug !== 'baseball')) {
    expect(model.initial({ sides, format }), model.slug).toEqual(model.initial({ sides }));
  }
});

test('whether rounds alone are told is said of fights alone', () => {
  const format: MatchFormat = { onlyRounds: true };
  expect(sportModel('combat')?.initial({ sides, format })).toMatchObject(format);
  for (const model of sportModels.filter(({ slug }) => slug !== 'combat')) {
    expect(model.initial({ sides, format }), model.slug).toEqual(model.initial({ sides }));
  }
});

test.each<[string, MatchFormat, object, object]>([
  ['table-tennis', { gamesToWin: 4 }, { gamesToWin: 3 }, { gamesToWin: 4 }],
  ['combat', { rounds: 5 }, { rounds: 3 }, { rounds: 5, onlyRounds: true }],
  ['counter-strike', { mapsToWin: 3 }, { mapsToWin: 2 }, { mapsToWin: 3 }],
  ['valorant', { mapsToWin: 1 }, { mapsToWin: 2 }, { mapsToWin: 1 }],
])('no play says another length than the fixture: %s', (sport, format, other, same) => {
  const model = sportModel(sport);
  const apply = (state: unknown, said: object) => model?.apply(state, { kind: 'format', text: '', ...said });
  const announced = model?.initial({ sides, format });
  expect(() => apply(announced, other)).toThrow('was announced');
  expect(apply(announced, same)).toMatchObject({ formatBy: 'play' });
  const unheard = model?.initial({ sides, format: { setsToWin: 40 } });
  expect(apply(unheard, other)).toMatchObject({ formatBy: 'play' });
});
