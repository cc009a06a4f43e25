import { expect, test } from 'vitest';
import { legWhere } from './leg-where.ts';

test('under the name of a leg stand its market, unless the name says it, and its event', () => {
  const where = (selectionName: string, marketName: string) =>
    legWhere({ selectionName, marketName, eventName: 'Bills at Chiefs' });
  expect(where('Over 47.5', 'Total')).toBe('Total · Bills at Chiefs');
  expect(where('Bell Anytime Touchdown Scorer', 'Bell Anytime Touchdown Scorer')).toBe('Bills at Chiefs');
  expect(where('No · Bell Double-Double', 'Bell Double-Double')).toBe('Bills at Chiefs');
  expect(where('Bills', '')).toBe('Bills at Chiefs');
});
