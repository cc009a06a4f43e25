import { expect, test } from 'vitest';
import { voidFromMs } from './house-rules.ts';

test.each([
  ['a Sunday game', '2030-01-06T18:00:00.000Z', '2030-01-10T05:00:00.000Z'],
  ['a Monday night game', '2030-01-08T01:15:00.000Z', '2030-01-10T05:00:00.000Z'],
  ['a Wednesday game', '2030-01-10T01:00:00.000Z', '2030-01-10T05:00:00.000Z'],
  ['a Thursday night game', '2030-01-11T01:15:00.000Z', '2030-01-17T05:00:00.000Z'],
])('%s must be under way again by the end of its week, Thursday to Wednesday', (_, start, end) => {
  expect(new Date(voidFromMs('football', start)).toISOString()).toBe(end);
});

test('any other event must within 48 hours', () => {
  const from = voidFromMs('basketball', '2030-01-06T18:00:00.000Z');
  expect(new Date(from).toISOString()).toBe('2030-01-08T18:00:00.000Z');
});
