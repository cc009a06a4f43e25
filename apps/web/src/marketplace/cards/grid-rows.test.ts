import { expect, test } from 'vitest';
import { gridColumns, gridRow } from './grid-rows.ts';

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

test('over stands in the first row and under in the second, whichever side is first', () => {
  const total = (side: 'home' | 'away', isFirst: boolean) =>
    gridRow(totals, { sport: 'cricket', side, isFirst }).find(({ title }) => title === 'Total')?.selection;
  expect(total('home', true)).toEqual({ type: 'OVER' });
  expect(total('away', false)).toEqual({ type: 'UNDER' });
  expect(total('away', true)).toEqual({ type: 'OVER' });
});
