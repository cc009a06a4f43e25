// `npm start`: installs, builds and runs everything in this one process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDependencies } from './lib/install.mjs';
import { repository } from './lib/run.mjs';

try {
  await installDependencies();
  const { build } = await import('./lib/build.mjs');
  await build();
} catch (error) {
  console.error(`Fairline could not start: ${error.message}`);
  process.exit(1);
}
await import(pathToFileURL(join(repository, 'apps/server/dist/main.js')).href);
