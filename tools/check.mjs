// `npm run check`: everything that can be told from the source alone. Each check runs even when one before it failed.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bin, outcome } from './lib/run.mjs';

const testsAlone = [
  ...['--production', '--no-progress', '--config', 'tools/knip.production.mjs'],
  ...['--include', 'files,exports,types'],
];

const checks = [
  ['style', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of browser tests and benches', bin('tsc'), ['-p', 'e2e/tsconfig.json']],
  ['types of the web app', bin('tsc'), ['-p', 'apps/web/tsconfig.json']],
  ['walls', process.execPath, ['tools/walls.mjs']],
  ['dead code', bin('knip'), ['--no-progress']],
  // What only tests use is dead as well. What a test has to see that the product does not is marked @internal.
  ['code for tests alone', bin('knip'), testsAlone],
  ['schema', bin('tsx'), ['apps/server/src/cli/print-schema.ts', '--check']],
  ['Relay artifacts', bin('relay-compiler'), ['apps/web/relay.config.json', '--validate']],
];

/** Most of them wait for one processor. */
const AT_ONCE = 2;

export async function runChecks() {
  const left = [...checks];
  let failed = 0;
  const runNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, command, args] = next;
      const { code, output } = await outcome(command, args);
      process.stdout.write(output);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
      if (code !== 0) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return { passed: checks.length - failed, failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync(bin('biome'))) {
    console.error('Nothing is installed yet: run npm ci, or npm start or npm test once.');
    process.exit(1);
  }
  const { failed } = await runChecks();
  process.exit(failed === 0 ? 0 : 1);
}
