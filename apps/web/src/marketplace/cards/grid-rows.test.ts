import { expect, test } from 'vitest';
import { columnsInUse, gridColumns, gridRow } from './grid-rows.ts';

const titles = (sport: string) => gridColumns(sport).map(({ title }) => title);
const totals = [{ type: 'TOTAL', selections: [{ type: 'OVER' }, { type: 'UNDER' }] }];

test('a grid has spread, total and money, cricket and combat no column for a spread they never have [CARD-028]', () => {
  expect(titles('football')).toEqual(['Spread', 'Total', 'Money']);
  expect(titles('cricket')).toEqual(['Total', 'Money']);
  expect(titles('combat')).toEqual(['Total', 'Money']);
});

test('of soccer, whose lines are three ways, who wins in the end is all that ever stands in columns', () => {
  expect(titles('soccer')).toEqual(['To Win']);
  expect(titles('futsal')).toEqual(['To Win']);
});

test('sports that count more than one thing say of what the spread is', () => {
  expect(titles('tennis')[0]).toBe('Game Spread');
  expect(titles('table-tennis')[0]).toBe('Point Spread');
  expect(titles('darts')[0]).toBe('Leg Spread');
});

test('of a series the spread is one of maps, of a map or a half of one it is one of rounds', () => {
  const spread = (sport: string, classification: string) => gridColumns(sport, classification)[0]?.title;
  expect([spread('valorant', 'game'), spread('valorant', 'map')]).toEqual(['Map Spread', 'Round Spread']);
  expect(spread('counter-strike', 'map')).toBe('Round Spread');
  expect(spread('tennis', 'set')).toBe('Game Spread');
});

test('a column with nothing but blanks is left out, one that is suspended, settled or has a side left stays', () => {
  const market = (type: string, ...statuses: string[]) => ({
    type,
    selections: statuses.map((status) => ({ type: '', status })),
  });
  const used = (...markets: ReturnType<typeof market>[]) =>
    columnsInUse(gridColumns('darts'), markets).map(({ title }) => title);
  const blank = [market('SPREAD', 'HIDDEN', 'HIDDEN'), market('TOTAL', 'HIDDEN', 'HIDDEN')];
  expect(used(...blank, market('MONEYLINE', 'OPEN', 'OPEN'))).toEqual(['Money']);
  expect(used(market('SPREAD', 'CLOSED', 'CLOSED'), market('MONEYLINE', 'OPEN', 'HIDDEN'))).toEqual([
    'Leg Spread',
    'Money',
  ]);
  expect(used(market('SPREAD', 'FINISHED', 'FINISHED'), market('TOTAL', 'HIDDEN', 'HIDDEN'))).toEqual([
    'Leg Spread',
  ]);
  expect(used(...blank)).toEqual(['Leg Spread', 'Total', 'Money']);
});

test('over stands in the first row and under in the second, whichever side is first', () => {
  const total = (side: 'home' | 'away', isFirst: boolean) =>
    gridRow(gridColumns('cricket'), totals, { side, isFirst }).find(({ title }) => title === 'Total')
      ?.selection;
  expect(total('home', true)).toEqual({ type: 'OVER' });
  expect(total('away', false)).toEqual({ type: 'UNDER' });
  expect(total('away', true)).toEqual({ type: 'OVER' });
});
