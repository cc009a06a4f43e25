import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './embedded-account.ts';
import { type Postmaster, readPostmaster, stopPostmaster } from './embedded-process.ts';
import { StartupError } from './startup-error.ts';

const READY_TIMEOUT_MS = 60_000;
const ATTEMPTS = 20;

export interface Launch {
  readonly binaries: string;
  readonly data: string;
  readonly logFile: string;
  readonly account: Account | undefined;
  readonly durable: boolean;
}

/** A PostgreSQL that is a child of this process. */
export interface Launched extends Postmaster {
  /** Resolves when its process has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

/**
 * Starts PostgreSQL on a free loopback port and waits until it takes connections. The processes of a server that
 * was killed a moment ago may still hold the data, so this is tried for a few seconds.
 */
export async function launchPostgres(launch: Launch): Promise<Launched> {
  for (let attempt = 1; ; attempt += 1) {
    const started = await tryLaunch(launch, await freePort());
    if (typeof started !== 'string') return started;
    const passes = /(already|still) in use|could not bind|lock file .* already exists/.test(started);
    if (!passes || attempt === ATTEMPTS) throw new StartupError(`PostgreSQL did not start: ${started}`);
    await sleep(250);
  }
}

/** Answers the running server, or the last line of its log when it ended instead. */
async function tryLaunch(launch: Launch, port: number): Promise<Launched | string> {
  const log = openSync(launch.logFile, 'w', 0o600);
  const child = spawn(join(launch.binaries, 'bin', 'postgres'), postgresArguments(launch, port), {
    ...launch.account,
    cwd: launch.data,
    // Its own process group: Ctrl-C reaches us first, and we stop it when our own work is done.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: string | undefined;
  let isReady = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      if (!isReady) failure ??= lastComplaint(launch.logFile);
      resolve();
    });
  });
  child.once('error', (error) => {
    failure = error.message;
  });
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (failure === undefined && Date.now() < deadline) {
    const postmaster = readPostmaster(launch.data);
    if (postmaster?.ready && postmaster.pid === child.pid) {
      isReady = true;
      child.unref();
      return { ...postmaster, ended };
    }
    await sleep(5);
  }
  if (failure === undefined && child.pid !== undefined) await stopPostmaster(child.pid);
  return failure ?? 'it was not ready within a minute';
}

function postgresArguments({ data, durable }: Launch, port: number): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: durable ? 100 : 300,
    shared_buffers: durable ? '128MB' : '64MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_wal_size: '2GB',
    // A new file of the log is not filled with zeros first: nobody could commit while its 16 MB are written and flushed.
    wal_init_zero: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Why it ended, of its log: the fatal line with its detail, or the last one. */
function lastComplaint(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  const fatal = lines.findIndex((line) => /FATAL|PANIC/.test(line));
  const [complaint, detail] =
    fatal < 0 ? [lines.findLast((line) => line !== '')] : lines.slice(fatal, fatal + 2);
  const told = [complaint, /DETAIL:/.test(detail ?? '') ? detail : undefined];
  const sentences = told.map((line) => line?.replace(/^.*?(FATAL|PANIC|DETAIL):\s*/, ''));
  return sentences.filter((sentence) => sentence).join(': ') || 'it ended without a word';
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
