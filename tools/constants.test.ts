import { expect, test } from 'vitest';
import { withConstants } from './lib/constants.mjs';

test('what a program in one file gives a value once is constant, what it changes is not', () => {
  const program = ['var ONE = 1;', 'var made = 0;', 'var seen = 0;', 'var later;', 'made += ONE;', '++seen;'];
  expect(withConstants(program.join('\n')).split('\n')).toEqual([
    'const ONE = 1;',
    'var made = 0;',
    'var seen = 0;',
    'var later;',
    'made += ONE;',
    '++seen;',
  ]);
});

test('comparisons and arrows give no value, and what stands inside a function is left', () => {
  const program =
    'var MOST = 4;\nvar is = (x) => x >= MOST && x !== MOST;\nfunction f() {\n  var MANY = 2;\n}';
  expect(withConstants(program)).toBe(
    'const MOST = 4;\nconst is = (x) => x >= MOST && x !== MOST;\nfunction f() {\n  var MANY = 2;\n}',
  );
});
