import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withConstants } from './constants.mjs';

/** Bundles programs for Node, our sources in one file each; packages from npm stay where npm put them. */
export async function bundle(options) {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    plugins: [{ name: 'ours-inside', setup: keepNpmPackagesOutside }],
    ...options,
    write: false,
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.map') ? text : inAscii(await withConstants(text)));
  }
}

/** What esbuild leaves as it is, in comments and regular expressions; with it the whole program takes twice the memory. */
function inAscii(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function keepNpmPackagesOutside(plugin) {
  plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
    if (kind === 'entry-point' || path.startsWith('@fairline/')) return undefined;
    return { path, external: true };
  });
}
