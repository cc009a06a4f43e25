import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { keepConstants } from './constants.mjs';
import { bin, repository, run } from './run.mjs';

const server = join(repository, 'apps/server');
const web = join(repository, 'apps/web');
const packages = join(repository, 'packages');

/** Builds what changed since the last build: the server's bundle and the web app's files. */
export async function build() {
  await whenChanged('server', join(server, 'dist'), [join(server, 'src'), packages], buildServer);
  await whenChanged('web app', join(web, 'dist'), [web, join(packages, 'money')], buildWeb, {
    FAIRLINE_DEV_TOOLS: process.env.FAIRLINE_DEV_TOOLS,
  });
}

/** One file for the program and one for its simulation workers; packages from npm stay where npm put them. */
async function buildServer() {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(server, 'src/main.ts'), join(server, 'src/trading/simulation.worker.ts')],
    entryNames: '[name]',
    outdir: join(server, 'dist'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    write: false,
    plugins: [{ name: 'ours-inside', setup: keepNpmPackagesOutside }, keepConstants],
  });
  mkdirSync(join(server, 'dist'), { recursive: true });
  for (const { path, text } of outputFiles) writeFileSync(path, path.endsWith('.map') ? text : inAscii(text));
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

async function buildWeb() {
  // Whatever the caller runs as (a test, say): what is served is the production build.
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(bin('vite'), ['build', '--logLevel', 'warn'], { cwd: web, env });
}

/** @param settings what else the build is made by */
async function whenChanged(name, dist, folders, make, settings = {}) {
  const stampFile = join(dist, '.stamp');
  const stamp = fingerprint([...folders, join(repository, 'package-lock.json')]) + JSON.stringify(settings);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log(`Building the ${name} …`);
  await make();
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Changes with any file's content, not with its time: a fresh clone and a touched file build the same. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(files).sort()) {
    hash.update(relative(repository, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function files(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !name.endsWith('.woff2'))
    .flatMap((entry) => files(join(path, entry.name)));
}
