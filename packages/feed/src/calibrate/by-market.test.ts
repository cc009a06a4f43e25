import { LOSS, type MarketDefinition, type Outcomes, WIN } from '@fairline/sports/market-definition.ts';
import { expect, test } from 'vitest';
import { ByMarket } from './by-market.ts';

const REAL: Outcomes = { size: 1 };
const mark = (isWon: boolean) => (isWon ? WIN : LOSS);
/** Answered by yes, always. */
const certain: MarketDefinition<Outcomes> = {
  ...{ key: 'sure', family: 'sure', name: 'Sure', type: 'YES_NO', classification: 'game', winners: 1 },
  measure: { key: 'sure', bind: () => () => 1 },
  selections: [true, false].map((isYes) => ({
    ...{ key: isYes ? 'yes' : 'no', name: isYes ? 'Yes' : 'No', type: isYes ? 'YES' : 'NO' },
    grade: (value) => mark((value === 1) === isYes),
    mark: () => mark(isYes),
  })),
};

test('a market of few chances is no row of its own, however far off, and is counted among all', () => {
  const judged = new ByMarket();
  const add = (name: string, games: number, yes: number) => {
    for (let game = 0; game < games; game++) judged.add(name, certain, [yes, 1 - yes], REAL);
  };
  add('seldom', 49, 0.05);
  add('often', 50, 0.75);
  add('worse', 50, 0.45);
  const { markets, deciles } = judged.summary(() => ({}));
  expect(markets.map(({ market, chances }) => [market, chances])).toEqual([
    ['worse', 100],
    ['often', 100],
  ]);
  expect(deciles.reduce((sum, { chances }) => sum + chances, 0)).toBe(298);
});
