import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repositoryFolder } from '../../../apps/server/src/config.ts';
import { keepConstants } from '../../../tools/lib/constants.mjs';

/**
 * A program of a bench as the server itself is built: our sources in one file, their constants constant, packages from npm outside.
 * @param name of the file, which is kept among other caches
 * @returns where it is
 */
export async function bundle(program: URL, name: string): Promise<string> {
  const outfile = join(repositoryFolder, `node_modules/.cache/fairline/${name}.mjs`);
  await build({
    entryPoints: [program.pathname],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    plugins: [oursInside, keepConstants],
  });
  return outfile;
}

const oursInside: Plugin = {
  name: 'ours-inside',
  setup: (plugin) => {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@fairline/') ? undefined : { path, external: true },
    );
  },
};
