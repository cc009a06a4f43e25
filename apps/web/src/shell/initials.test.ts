import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are letters or digits, whatever a name begins with', () => {
  expect(initialsOf({ firstName: ' ann', lastName: 'Baker' })).toBe('AB');
  expect(initialsOf({ firstName: '<Émile>', lastName: '"42nd"' })).toBe('É4');
  expect(initialsOf({ firstName: '𝒜nn', lastName: 'O’Neill' })).toBe('𝒜O');
  expect(initialsOf({ firstName: '<', lastName: '"' })).toBe('');
});
