import { join } from 'node:path';
import { repositoryFolder } from '../../../apps/server/src/repository.ts';
import { bundle } from '../../../tools/lib/bundle.mjs';

/**
 * A program of a bench as the server itself is built.
 * @param name of the file, which is kept among other caches
 * @returns where it is
 */
export async function built(program: URL, name: string): Promise<string> {
  const outfile = join(repositoryFolder, `node_modules/.cache/fairline/${name}.mjs`);
  await bundle({ entryPoints: [program.pathname], outfile });
  return outfile;
}
