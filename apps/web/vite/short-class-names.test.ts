import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairline-names-'));
const styles = '.row { color: red }\n.row:hover { color: blue }\n.other { animation: other 1s }';
const file = (name: string) => join(folder, name);
for (const name of ['b.module.css', 'a.module.css', 'no-names.css']) writeFileSync(file(name), styles);
afterAll(() => rmSync(folder, { recursive: true }));

test('each name of each file of styles is another short one, and whoever asks gets the same', () => {
  const nameOf = shortClassNames(folder);
  const names = ['a.module.css', 'b.module.css'].flatMap((name) =>
    ['row', 'other'].map((of) => nameOf(of, file(name), styles)),
  );
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[a-z]{2}[a-z0-9]{1,2}$/);
  expect(shortClassNames(folder)('row', file('a.module.css'), styles)).toBe(names[0]);
});

test('what is no name of such a file is told at once', () => {
  const nameOf = shortClassNames(folder);
  expect(() => nameOf('nothing', file('a.module.css'), styles)).toThrow('nothing is no name');
  expect(() => nameOf('row', file('no-names.css'), styles)).toThrow('row is no name');
});
