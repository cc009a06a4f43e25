import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';

/** Vite takes a literal for something to bundle. */
const folderAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const web = folderAt('..');
const repository = folderAt('../../..');

/** Whether a file below the folder has a path that begins so. */
function isThere(folder: string, start: string): boolean {
  const from = join(folder.startsWith('src/') ? web : repository, folder);
  const parent = join(from, dirname(start));
  return existsSync(parent) && readdirSync(parent).some((name) => name.startsWith(basename(start)));
}

test('every beginning of a path that a chunk takes in, or leaves out, is that of a file there is', () => {
  for (const { name, parts } of chunks) {
    for (const { folder, only = [], but = [] } of parts) {
      const missing = ['', ...only, ...but].filter((start) => !isThere(folder, start));
      expect([name, folder, missing]).toEqual([name, folder, []]);
    }
  }
});
