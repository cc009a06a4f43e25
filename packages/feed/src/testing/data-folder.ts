import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDER = process.env.FAIRLINE_RECORDINGS ?? resolve(ROOT, '../shared/data');

/** A folder of recorded games by its path in the folder of real data; undefined where it is not at hand. */
export function dataFolder(path: string): string | undefined {
  const folder = join(FOLDER, path);
  return existsSync(folder) ? folder : undefined;
}

export function bytesIn(folder: string | undefined, name: string): Uint8Array {
  return readFileSync(join(folder ?? '', name));
}
