import { expect, test } from 'vitest';
import { acceptedAfter } from './odds-changes.ts';

test('the switch takes better odds or none, and leaves who takes any odds alone', () => {
  expect(acceptedAfter('NONE', { autoAcceptOddsChanges: true })).toBe('BETTER');
  expect(acceptedAfter('ANY', { autoAcceptOddsChanges: true })).toBeUndefined();
  expect(acceptedAfter('ANY', { autoAcceptOddsChanges: false })).toBe('NONE');
  expect(acceptedAfter('BETTER', { autoAcceptOddsChanges: null })).toBeUndefined();
});

test('what is named counts before the switch', () => {
  expect(acceptedAfter('NONE', { acceptedOddsChanges: 'ANY', autoAcceptOddsChanges: false })).toBe('ANY');
  expect(acceptedAfter('ANY', { acceptedOddsChanges: 'BETTER' })).toBe('BETTER');
});
