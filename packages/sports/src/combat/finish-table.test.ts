import { expect, test } from 'vitest';
import { finishTable } from './finish-table.ts';

test('every way to finish a round has a cell of its table, and what is asked of it otherwise none', () => {
  const { columns, cellOf } = finishTable('r2');
  expect(columns.map(({ header }) => header)).toEqual([
    'Any Way',
    'KO, TKO or DQ',
    'Submission',
    'Round 1 or 2',
  ]);
  const cells = [
    'ends-in:r2',
    'ends-in:r2:sub',
    'win-in:r2:away',
    'win-by-in:r2:home:ko',
    'win-within:r2:home',
  ];
  expect(cells.map(cellOf)).toEqual([
    { row: 'either', column: 'any' },
    { row: 'either', column: 'sub' },
    { row: 'away', column: 'any' },
    { row: 'home', column: 'ko' },
    { row: 'home', column: 'within' },
  ]);
  expect(['starts:r2', 'total:r2:20.5', 'round-takedowns:r2:home'].map(cellOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
