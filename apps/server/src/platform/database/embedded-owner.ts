import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './embedded-process.ts';
import { StartupError } from './startup-error.ts';

const FILE = 'running.pid';

/**
 * Marks a data folder as used by this program, so that a second one does not adopt its PostgreSQL. Answers what
 * gives the folder back. The mark of a program that died counts for nothing.
 */
export function claimFolder(dataFolder: string): () => void {
  const owner = folderOwner(dataFolder);
  if (owner !== undefined) {
    throw new StartupError(
      `Fairline already runs on the data folder ${dataFolder} (process ${owner}): stop it first, or set FAIRLINE_DATA to another folder.`,
    );
  }
  const file = join(dataFolder, FILE);
  writeFileSync(file, `${process.pid}\n`);
  return () => rmSync(file, { force: true });
}

/** The living process that uses a data folder. */
export function folderOwner(dataFolder: string): number | undefined {
  let pid: number;
  try {
    pid = Number(readFileSync(join(dataFolder, FILE), 'utf8'));
  } catch {
    return undefined;
  }
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return undefined;
  return isAlive(pid, 'node') ? pid : undefined;
}
