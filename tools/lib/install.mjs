import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './installed.mjs';
import { repository, run } from './run.mjs';

const NODE_MINIMUM = [20, 19];

/** Installs what package-lock.json names, unless just that is installed. */
export async function installDependencies() {
  assertNodeVersion();
  const noted = join(repository, 'node_modules', '.package-lock.json');
  if (existsSync(noted) && isInstalled(read(join(repository, 'package-lock.json')), read(noted))) return;
  console.log('Installing packages (once; about half a minute) …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_MINIMUM[0] || (major === NODE_MINIMUM[0] && minor >= NODE_MINIMUM[1])) return;
  throw new Error(
    `Fairline needs Node ${NODE_MINIMUM.join('.')} or later; this is ${process.versions.node}.`,
  );
}
