import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run } from './run.mjs';

const NODE_MINIMUM = [20, 19];

/** Installs what package-lock.json names, unless this very lock was installed before. */
export async function installDependencies() {
  assertNodeVersion();
  const stampFile = join(repository, 'node_modules', '.fairline-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(repository, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  console.log('Installing packages (once; about half a minute) …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, lock);
}

function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_MINIMUM[0] || (major === NODE_MINIMUM[0] && minor >= NODE_MINIMUM[1])) return;
  throw new Error(
    `Fairline needs Node ${NODE_MINIMUM.join('.')} or later; this is ${process.versions.node}.`,
  );
}
