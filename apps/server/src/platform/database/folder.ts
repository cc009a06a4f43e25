import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf, StartupError } from './startup-error.ts';

/**
 * Makes a folder that we can write, and what is missing above it. Throws a StartupError when that is impossible.
 * Node's own recursive mkdir never returns under /proc, so each missing folder is tried once.
 */
export function ensureWritableFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `Cannot write the data folder ${folder} (${reasonOf(error)}): make it writable, or set FAIRLINE_DATA to a folder that is.`,
    );
  }
}

function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
  // Whatever the umask: the account PostgreSQL runs as must be able to pass through.
  chmodSync(folder, 0o711);
}
