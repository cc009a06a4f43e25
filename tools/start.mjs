// `npm start`: installs, builds, and runs the server in this one process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDependencies } from './lib/install.mjs';
import { repository, run } from './lib/run.mjs';

try {
  await installDependencies();
  await run(process.execPath, [join(repository, 'tools/build.mjs')], { shell: false });
} catch (error) {
  console.error(`Fairline could not start: ${error.message}`);
  process.exit(1);
}
await import(pathToFileURL(join(repository, 'apps/server/dist/main.js')).href);
