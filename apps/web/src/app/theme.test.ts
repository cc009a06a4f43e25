import { expect, test } from 'vitest';
import { modeFor } from './theme.ts';

test('the system decides only where a brand has more than one mode [BRAND-006]', () => {
  const both = { modes: ['dark', 'light'], defaultMode: 'dark' } as const;
  const one = { modes: ['dark'], defaultMode: 'dark' } as const;
  expect(modeFor(both, 'system', true)).toBe('light');
  expect(modeFor(both, 'system', false)).toBe('dark');
  expect(modeFor(both, 'dark', true)).toBe('dark');
  expect(modeFor(one, 'system', true)).toBe('dark');
  expect(modeFor(one, 'light', true)).toBe('dark');
});
