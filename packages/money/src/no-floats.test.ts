import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What would bring a float into money: fractional literals, number parsing, Math, and JSON numbers. */
const floats =
  /(?<![\w.'"`])\d+\.\d+|\bparseFloat\b|\bparseInt\b|\bNumber\s*\(|\bMath\.|\.toFixed\(|\bInfinity\b|\bNaN\b/;

/** What is not paid by: the one file that may. */
const EXCEPTED = join(import.meta.dirname, 'float.ts');

const packages = [import.meta.dirname, join(import.meta.dirname, '../../wagering/src')];

test('no float anywhere in money and wagering', () => {
  const offences = packages.flatMap((folder) =>
    sourceFiles(folder).flatMap((file) =>
      withoutComments(readFileSync(file, 'utf8'))
        .split('\n')
        .flatMap((line, index) => (floats.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    ),
  );
  expect(offences).toEqual([]);
});

test('nothing in money and wagering reads the one file that makes floats', () => {
  const readers = packages
    .flatMap(sourceFiles)
    .filter((file) => /\/float\.ts'/.test(readFileSync(file, 'utf8')));
  expect(readers).toEqual([]);
});

test('the check itself sees a float', () => {
  for (const line of ['const a = 0.5;', 'Number(x)', 'Math.round(x)', 'x.toFixed(2)'])
    expect(line).toMatch(floats);
  for (const line of ['const a = 5n;', 'x1.y', "'2.00'"]) expect(line).not.toMatch(floats);
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((file) => file !== EXCEPTED);
}

/** Comments may speak of 1.91. Blanked rather than removed, so that line numbers stay. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/\/\/.*$/gm, '');
}
