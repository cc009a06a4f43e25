import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = process.env.FAIRLINE_CASES ?? resolve(root(), '../shared/cases');

/** Reads a file of reference cases in place; undefined where they are not at hand. */
export function readCases(name: string): unknown {
  const path = resolve(FOLDER, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function root(): string {
  return fileURLToPath(new URL('../../../../', import.meta.url));
}
