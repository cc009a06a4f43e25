import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './embedded-account.ts';
import { StartupError } from './startup-error.ts';

const execute = promisify(execFile);

export const superuser = 'fairline';

/** The server's password, made on first use and kept beside the data, readable by its owner only. */
export function clusterPassword(dataFolder: string): string {
  const file = join(dataFolder, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Makes the files of a new PostgreSQL. A half-made one, left by a crash, is made again. */
export async function initialiseCluster(
  binaries: string,
  data: string,
  account: Account | undefined,
  password: string,
): Promise<void> {
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = join(unfinished, '..', 'initial-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) {
    for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  try {
    await execute(join(binaries, 'bin', 'initdb'), initdbArguments(unfinished, passwordFile), {
      ...account,
      cwd: unfinished,
    });
  } catch (error) {
    throw new StartupError(`PostgreSQL could not make its data folder ${data}: ${lastLine(error)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, data);
}

function initdbArguments(data: string, passwordFile: string): string[] {
  return [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--no-sync',
    '--no-instructions',
  ];
}

function lastLine(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1) ?? (error instanceof Error ? error.message : String(error));
}
