import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundle } from './lib/bundle.mjs';

test('a program is bundled into a folder that is not there yet, in ASCII, its constants constant, and does the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bundle-'));
  const source = join(folder, 'program.ts');
  writeFileSync(
    source,
    'const ACCENTS = /[à-ÿ]/;\nexport const hasAccent = (text: string) => ACCENTS.test(text);\n',
  );
  const outfile = join(folder, 'dist', 'program.mjs');
  await bundle({ entryPoints: [source], outfile });
  const text = readFileSync(outfile, 'utf8');
  expect(text).toMatch(/^[\0-\x7f]*$/);
  expect(text).toContain('const ACCENTS = ');
  const { hasAccent } = await import(pathToFileURL(outfile).href);
  expect(['é', 'e'].map(hasAccent)).toEqual([true, false]);
  rmSync(folder, { recursive: true });
});
