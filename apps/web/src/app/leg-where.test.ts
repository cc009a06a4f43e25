import { expect, test } from 'vitest';
import { legWhere } from './leg-where.ts';

test('under the name of a leg stand its market, unless the name says it, and its event', () => {
  const where = (selectionName: string, marketName: string) =>
    legWhere({ selectionName, marketName, eventName: 'Bills at Chiefs' }).filter(Boolean);
  expect(where('Over 47.5', 'Total')).toEqual(['Total', 'Bills at Chiefs']);
  expect(where('Bell Anytime Touchdown Scorer', 'Bell Anytime Touchdown Scorer')).toEqual([
    'Bills at Chiefs',
  ]);
  expect(where('No · Bell Double-Double', 'Bell Double-Double')).toEqual(['Bills at Chiefs']);
  expect(where('Bills', '')).toEqual(['Bills at Chiefs']);
});
