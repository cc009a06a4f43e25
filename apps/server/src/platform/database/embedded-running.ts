import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { superuser } from './embedded-cluster.ts';
import { isAlive, readPostmaster } from './embedded-process.ts';

/**
 * The address of the embedded PostgreSQL that runs on a data folder now, for commands that look at it from outside. Starts
 * and writes nothing; undefined when none runs.
 */
export function findEmbeddedPostgres(dataFolder: string): string | undefined {
  const note = join(dataFolder, 'postgres-location');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : dataFolder;
  const postmaster = readPostmaster(join(home, 'postgres'));
  const passwordFile = join(dataFolder, 'postgres-password');
  if (!postmaster?.ready || !isAlive(postmaster.pid, 'postgres') || !existsSync(passwordFile))
    return undefined;
  const password = readFileSync(passwordFile, 'utf8').trim();
  return `postgres://${superuser}:${password}@127.0.0.1:${postmaster.port}/fairline`;
}
