import { expect, test } from 'vitest';
import { withConstants } from './lib/constants.mjs';

test('what a program in one file gives a value once is constant, what it changes is not', async () => {
  const program = ['var ONE = 1;', 'var made = 0;', 'var seen = 0;', 'var later;', 'made += ONE;', '++seen;'];
  expect((await withConstants(program.join('\n'))).split('\n')).toEqual([
    'const ONE = 1;',
    'var made = 0;',
    'var seen = 0;',
    'var later;',
    'made += ONE;',
    '++seen;',
  ]);
});

test('comparisons and arrows give no value, and what stands inside a function is left', async () => {
  const program =
    'var MOST = 4;\nvar is = (x) => x >= MOST && x !== MOST;\nfunction f() {\n  var MANY = 2;\n}';
  expect(await withConstants(program)).toBe(
    'const MOST = 4;\nconst is = (x) => x >= MOST && x !== MOST;\nfunction f() {\n  var MANY = 2;\n}',
  );
});

test('what is taken apart into variables, or given in turn by a loop, is changed', async () => {
  const variables = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `var ${name} = 1;`);
  const changes = [
    '[a, b] = [b, a];',
    '({ c, is: [d = 2], ...e } = { c: 2, is: [] });',
    'for (f of [1, 2]) ;',
    'for (g in { x: 1 }) ;',
    'for ([h] of [[1]]) ;',
  ];
  const program = [...variables, ...changes].join('\n');
  expect(await withConstants(program)).toBe(program);
});

test('a name that only a function of its own changes is constant outside it', async () => {
  const inside = 'function f(least) {\n  least += 1;\n}\nvar made = { least: 2 };\nmade.least = 3;';
  expect(await withConstants(`var least = 1;\n${inside}`)).toBe(
    `const least = 1;\n${inside.replace('var made', 'const made')}`,
  );
});
