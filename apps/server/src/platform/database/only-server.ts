import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from './startup-error.ts';

/** Any number, the same in every process: who holds its advisory lock is the server of the database. */
const SERVER_LOCK = 727_001_002;
/** As long as a predecessor that was stopped or killed may take to be gone. */
const PATIENCE_MS = 8_000;
const TRY_EVERY_MS = 250;

export interface ServerLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only server of a database, until it is released or the process dies: the lock lives with a
 * connection of its own. Waits a few seconds for another to end. Rejects with a StartupError while one goes on running.
 * @param patienceMs how long to wait for another
 */
export async function becomeOnlyServer(url: string, patienceMs = PATIENCE_MS): Promise<ServerLock> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'fairline server',
  });
  // A connection that breaks takes the lock with it; unheard, the event would end the program.
  client.on('error', () => {});
  await client.connect();
  try {
    await lock(client, patienceMs);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  return { release: () => client.end().catch(() => {}) };
}

async function lock(client: pg.Client, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      SERVER_LOCK,
    ]);
    if (rows[0]?.held) return;
    if (performance.now() >= until) {
      throw new StartupError(
        'Fairline already runs on this database: stop the other, or set DATABASE_URL to another database.',
      );
    }
    await sleep(TRY_EVERY_MS);
  }
}
