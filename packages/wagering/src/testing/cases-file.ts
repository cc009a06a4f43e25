import { join, resolve } from 'node:path';

const repository = join(import.meta.dirname, '../../../..');
const folder = process.env.FAIRLINE_CASES ?? resolve(repository, '../shared/cases');

/** Where a file of reference cases stands; it is read in place and may be absent. */
export function casesFile(name: string): string {
  return join(folder, name);
}
