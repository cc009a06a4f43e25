import { expect, test } from 'vitest';
import {
  LOSS,
  type Mark,
  type MarketDefinition,
  type Measure,
  type Outcomes,
  WIN,
} from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { countLines } from './families.ts';
import { Offers } from './offers.ts';

interface Goals extends Outcomes {
  readonly goals: readonly number[];
}

const sides: Sides = {
  home: { id: 'h', name: 'Home', mediumName: 'Home', abbreviation: 'HOM' },
  away: { id: 'a', name: 'Away', mediumName: 'Away', abbreviation: 'AWY' },
};
const goals: Measure<Goals> = { key: 'goals', bind: (outcomes) => (index) => outcomes.goals[index] ?? 0 };
const outcomes: Goals = { size: 5, goals: [1, 2, 3, 3, 5] };

/** Knows all keys but 'unknown'; those of the state are decided. */
const markets = {
  isDecided: (decided: readonly string[], key: string) => decided.includes(key),
  market: (key: string): MarketDefinition<Goals> | undefined =>
    key === 'unknown'
      ? undefined
      : {
          key,
          type: 'OTHER',
          classification: 'game',
          name: key,
          family: key,
          measure: goals,
          winners: 1,
          selections: [],
        },
};

test('decided and unknown markets are not offered, the others in the order they were added', () => {
  const offers = new Offers(markets, ['overtime'], outcomes, sides);
  offers.add('spread:game:-1.5', false);
  offers.addAll(['winner', 'unknown', 'overtime']);
  expect(offers.all().map(({ market, main }) => [market.key, main])).toEqual([
    ['spread:game:-1.5', false],
    ['winner', true],
  ]);
});

test('lines come around the balanced one, whose key comes back', () => {
  const offers = new Offers(markets, ['total:3'], outcomes, sides);
  expect(offers.addLines(countLines('total', goals), 0.5)).toBe('total:2.5');
  expect(offers.all().map(({ market, main }) => [market.key, main])).toEqual([
    ['total:2', false],
    ['total:2.5', true],
  ]);
  const nothing = new Offers(markets, [], { size: 2, goals: [3, 3] }, sides);
  expect(nothing.addLines(countLines('total', goals), 0.5)).toBeUndefined();
  expect(nothing.all()).toEqual([]);
});

test('what is all but won or all but lost in the samples is not offered beside the main ones', () => {
  const many: Goals = {
    size: 100,
    goals: Array.from({ length: 100 }, (_, at) => (at === 0 ? 3 : at < 50 ? 2 : 1)),
  };
  const winsFrom = (key: string, least: number) => ({
    ...{ key, type: 'YES' as const, name: key },
    grade: (count: number) => (count >= least ? WIN : LOSS),
    mark: (): Mark => LOSS,
  });
  const open = {
    isDecided: markets.isDecided,
    market: (key: string) => {
      const market = markets.market(key);
      return market && { ...market, selections: [winsFrom('yes', Number(key))] };
    },
  };
  const offers = new Offers(open, ['decided'], many, sides);
  for (const key of ['1', '2', '3', 'decided', 'unknown']) offers.addOpen(key);
  expect(offers.all().map(({ market, main }) => [market.key, main])).toEqual([['2', false]]);
});
