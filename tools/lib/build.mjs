import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundle } from './bundle.mjs';
import { bin, repository, run } from './run.mjs';

const server = join(repository, 'apps/server');
const web = join(repository, 'apps/web');
const packages = join(repository, 'packages');

/** Builds what changed since the last build: the server's bundle and the web app's files. */
export async function build() {
  const ways = join(repository, 'tools/lib');
  await whenChanged('server', join(server, 'dist'), [join(server, 'src'), packages, ways], buildServer);
  await whenChanged('web app', join(web, 'dist'), [web, packages], buildWeb, {
    FAIRLINE_BRAND: process.env.FAIRLINE_BRAND,
    FAIRLINE_DEV_TOOLS: process.env.FAIRLINE_DEV_TOOLS,
  });
}

/** One file for the program and one for its simulation workers. */
async function buildServer() {
  await bundle({
    entryPoints: [join(server, 'src/main.ts'), join(server, 'src/trading/simulation.worker.ts')],
    entryNames: '[name]',
    outdir: join(server, 'dist'),
    sourcemap: true,
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
