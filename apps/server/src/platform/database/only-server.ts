import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { refusalOf, StartupError } from './startup-error.ts';

/** Any number, the same in every process: who holds its advisory lock is the server of the database. */
const SERVER_LOCK = 727_001_002;
/** As long as a predecessor that was stopped or killed may take to be gone. */
const PATIENCE_MS = 8_000;
const TRY_EVERY_MS = 250;
/** The database gives a server up that it has not heard of for so long (idle, then two probes), as when its machine dies. */
const SILENT_S = { idle: 2, interval: 1, count: 2 };
/**
 * A server that says nothing for so long hangs, or was stopped: the database ends its session, and with it the lock. So does the server
 * when it hears nothing: what is swallowed on the way has no end that anybody would hear of.
 */
const HANGS_MS = 4_000;
const SAYS_EVERY_MS = 1_000;
/** Who comes back and finds another in its place must not go on beside it. */
const COMES_BACK_MS = 1_000;
/** While the database cannot be reached, nobody else reaches it either. */
const RECONNECT_EVERY_MS = 1_000;
const ASKS_EVERY_MS = 50;
/** Of a database that is only just there, or that has much to do. */
const ANSWERS_MS = 10_000;

/** Whether this process still speaks for the server of its database. */
export interface Surety {
  /** The database heard of it a moment ago: nobody else can be the server yet. False after a hang or a sleep of the machine, until the database was asked. */
  isSure(): boolean;
  /**
   * Asks the database, and waits while that is out of reach.
   * @returns false once another has become the server, and when it took longer than the patience in milliseconds
   */
  makeSure(patienceMs: number): Promise<boolean>;
}

/** What becomes of the writing of a process that could not make sure. */
export function maybeReplaced(): Error {
  return new Error('Another process may be the server of the database by now.');
}

export interface ServerLock extends Surety {
  /**
   * Resolves if another server has become the one of this database, while it was out of reach: this one must end, also when the other
   * is gone again, for what it holds in memory is the past.
   */
  readonly lost: Promise<StartupError>;
  /** Counts this server among those of the database, before it reads what it goes on from; the tables must be there. */
  begin(): Promise<void>;
  /** Asks the database whether another has become the server; false, too, while that does not answer for so many milliseconds. */
  wasReplaced(patienceMs: number): Promise<boolean>;
  /** For /healthz: none while the lock is held for sure. */
  faults(): readonly string[];
  release(): Promise<void>;
}

export interface OnlyServerOptions {
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** How long to wait for another, in milliseconds; eight seconds unless given. A standby waits for ever. */
  readonly patienceMs?: number;
  /** Ends the waiting. */
  readonly waiting?: AbortSignal;
  /** The database is reached again after it was not: other connections of before may speak into a void. */
  readonly onReachedAgain?: () => void;
}

const OUT_OF_REACH =
  'The connection that makes this the only server of its database is broken or silent: see the log, and whether the database takes connections.';

/** In milliseconds by the time of the process, which may stand still while the machine sleeps, and by the clock, which may be set. */
interface Moment {
  readonly processMs: number;
  readonly clockMs: number;
}

function thisMoment(): Moment {
  return { processMs: performance.now(), clockMs: Date.now() };
}

/** By whichever of the two has gone further. */
function msSince({ processMs, clockMs }: Moment): number {
  return Math.max(performance.now() - processMs, Date.now() - clockMs);
}

/** The connection that holds the lock, as the database knows it. */
interface Holder {
  readonly client: pg.Client;
  readonly pid: number;
  readonly begun: string;
  /** When the last word was sent that the database answered. */
  saidAt: Moment;
  /** How many servers the database had with this one; undefined before it has begun. */
  turn: bigint | undefined;
  /** Resolves to whether the word under way was answered. */
  word: Promise<boolean> | undefined;
}

/**
 * Makes this process the only server of a database, until it is released or the process dies: the lock lives with a
 * connection of its own, and is taken again when that breaks, which is logged once and once more when it is back. It breaks, too,
 * when the process hangs or hears nothing for four seconds. One that was another's meanwhile is not taken again. Waits a few seconds for another to end.
 * Rejects with a StartupError while one goes on running.
 */
export async function becomeOnlyServer(url: string, options: OnlyServerOptions): Promise<ServerLock> {
  const { logger, patienceMs = PATIENCE_MS } = options;
  let holder = await takeFirst(url, options);
  let isHeld = true;
  let isReleased = false;
  let isLost = false;
  const follow = (): Promise<StartupError> =>
    new Promise((resolve) => {
      holder.client.once('end', async () => {
        if (isReleased) return;
        isHeld = false;
        logger.warn('The connection that makes this the only server of its database broke');
        const again = await onceReached(
          () => take(url, Math.min(patienceMs, COMES_BACK_MS), holder),
          () => isReleased,
          tellOnce(logger, 'This server cannot become the only one of its database again yet'),
        ).catch((error: StartupError) => error);
        if (again instanceof StartupError) {
          isLost = true;
          return resolve(again);
        }
        if (again === undefined) return;
        holder = again;
        isHeld = true;
        logger.warn('This is the only server of its database again');
        options.onReachedAgain?.();
        if (isReleased) await letGo(holder);
        else resolve(follow());
      });
    });
  const isSure = (): boolean => isHeld && msSince(holder.saidAt) < HANGS_MS;
  const makeSure = async (patienceMs: number): Promise<boolean> => {
    const until = performance.now() + patienceMs;
    while (!isLost && performance.now() < until) {
      // A word that was on its way while this process hung may have been answered long ago.
      if (isHeld && (await within(until - performance.now(), hasSaid(holder))) && isSure()) return true;
      await sleep(ASKS_EVERY_MS);
    }
    return false;
  };
  return {
    lost: follow(),
    begin: async () => {
      const [row] = await ask<{ turn: bigint }>(holder.client, NEXT_TURN);
      holder.turn = row?.turn;
    },
    faults: () => (isSure() ? [] : [OUT_OF_REACH]),
    isSure,
    makeSure,
    wasReplaced: async (patienceMs) => !isSure() && !(await makeSure(patienceMs)) && isLost,
    release: () => {
      isReleased = true;
      return letGo(holder);
    },
  };
}

/** The lock is free when this resolves; of a connection that only ends the database may hear later. */
async function letGo(holder: Holder): Promise<void> {
  const { client } = holder;
  if (await hasSaid(holder)) await ask(client, 'select pg_advisory_unlock_all()').catch(() => {});
  await client.end().catch(() => {});
}

/** What comes to pass, or false when that takes longer than so many milliseconds. */
async function within(patienceMs: number, answer: Promise<boolean>): Promise<boolean> {
  const answered = new AbortController();
  const late = sleep(patienceMs, false, { signal: answered.signal }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}

/**
 * Who waits for ever in line waits for a database, too, that is out of reach for a while, as when it is started anew. Not for one that
 * refuses it: unlike a running server it has nothing to lose by ending, and no waiting mends what it was started with.
 */
async function takeFirst(
  url: string,
  { logger, patienceMs = PATIENCE_MS, waiting, onReachedAgain }: OnlyServerOptions,
): Promise<Holder> {
  const attempt = () => take(url, patienceMs, undefined, waiting).catch(endIfRefused);
  if (patienceMs !== Number.POSITIVE_INFINITY) return attempt();
  if (waiting?.aborted) throw stoppedInLine();
  const tell = tellOnce(logger, 'This standby cannot reach the database; trying again');
  let wasOutOfReach = false;
  const holder = await onceReached(
    attempt,
    () => waiting?.aborted === true,
    (error) => {
      wasOutOfReach = true;
      tell(error);
    },
  );
  if (holder === undefined) throw new StartupError('Stopped while the database was out of reach.');
  if (wasOutOfReach) onReachedAgain?.();
  return holder;
}

/** @throws StartupError where the database refuses this server, and the error itself elsewhere */
function endIfRefused(error: unknown): never {
  const refusal = refusalOf(error);
  if (refusal === undefined) throw error;
  throw new StartupError(`The database turns this server away (${refusal}): check DATABASE_URL.`);
}

/** Undefined: it is wanted no more. Rejects with what no repeat mends. @throws StartupError */
async function onceReached(
  attempt: () => Promise<Holder>,
  isOver: () => boolean,
  onError: (error: unknown) => void,
): Promise<Holder | undefined> {
  while (!isOver()) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof StartupError) throw error;
      onError(error);
      await sleep(RECONNECT_EVERY_MS);
    }
  }
  return undefined;
}

/** However a database is out of reach, it is told once; once more where it is reached and refuses. */
function tellOnce(logger: OnlyServerOptions['logger'], words: string): (error: unknown) => void {
  const told = new Set<string | undefined>();
  return (error) => {
    const refusal = refusalOf(error);
    if (!told.has(refusal)) logger.error({ err: error }, words);
    told.add(refusal);
  };
}

/** @param before a connection of ours that broke: the database may not have noticed yet, and still keep the lock for it */
async function take(
  url: string,
  patienceMs: number,
  before?: Holder,
  waiting?: AbortSignal,
): Promise<Holder> {
  const client = new pg.Client({
    connectionString: url,
    // Who comes back may be the past: no attempt of before the network was whole again is to keep it from hearing that.
    connectionTimeoutMillis: before ? HANGS_MS : ANSWERS_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'fairline server',
  });
  // A connection that breaks takes the lock with it; unheard, the event would end the program.
  client.on('error', () => {});
  await client.connect();
  try {
    if (before) await ask(client, END_SESSION, [before.pid, before.begun]);
    await ask(client, WATCHED);
    await lock(client, patienceMs, waiting);
    const [session] = await ask<{ pid: number; begun: string }>(client, OWN_SESSION);
    if (session === undefined) throw new Error('The database does not know this connection.');
    const turn = before?.turn;
    if (turn !== undefined) await makeSureOfTurn(client, turn);
    const holder: Holder = { client, ...session, saidAt: thisMoment(), turn, word: undefined };
    const saying = setInterval(() => void hasSaid(holder), SAYS_EVERY_MS).unref();
    client.once('end', () => clearInterval(saying));
    return holder;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Whoever was server meanwhile took its turn before it did anything. */
async function makeSureOfTurn(client: pg.Client, turn: bigint): Promise<void> {
  const [row] = await ask<{ turn: bigint }>(client, LAST_TURN);
  if (row?.turn === turn) return;
  throw new StartupError('Another server ran on this database while this one hung: start this one anew.');
}

/** Says something on the connection that holds the lock, one word at a time; answers whether it is still there, and with it the lock. */
function hasSaid(holder: Holder): Promise<boolean> {
  holder.word ??= said(holder).finally(() => {
    holder.word = undefined;
  });
  return holder.word;
}

async function said(holder: Holder): Promise<boolean> {
  const saidAt = thisMoment();
  try {
    await ask(holder.client, 'select 1', [], HANGS_MS);
  } catch {
    return false;
  }
  holder.saidAt = saidAt;
  return true;
}

/** Ends a connection over which there is no answer for so long: whatever is asked over it rejects then. */
async function ask<Row extends pg.QueryResultRow>(
  client: pg.Client,
  sql: string,
  values?: readonly unknown[],
  silenceMs = ANSWERS_MS,
): Promise<Row[]> {
  let isAnswered = false;
  const endUnlessAnswered = () => {
    if (!isAnswered) void client.end().catch(() => {});
  };
  // What has come in while this process hung is read first.
  const silence = setTimeout(() => setImmediate(endUnlessAnswered), silenceMs);
  try {
    return (await client.query<Row>(sql, values && [...values])).rows;
  } finally {
    isAnswered = true;
    clearTimeout(silence);
  }
}

const TRY_LOCK = 'select pg_try_advisory_lock($1) as held';
const NEXT_TURN = `insert into platform.server (turn) values (1)
  on conflict (is_only) do update set turn = server.turn + 1 returning turn`;
const LAST_TURN = 'select turn from platform.server';
const OWN_SESSION =
  'select pid, backend_start::text as begun from pg_stat_activity where pid = pg_backend_pid()';
const END_SESSION =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and backend_start = $2::timestamptz';

/**
 * Before the lock is asked for: nobody would let one go of which the word was swallowed that it is held. On a socket of the same machine,
 * whose end is heard at once, the probes say nothing.
 */
const WATCHED = `set tcp_keepalives_idle = ${SILENT_S.idle}; set tcp_keepalives_interval = ${SILENT_S.interval};
  set tcp_keepalives_count = ${SILENT_S.count}; set idle_session_timeout = ${HANGS_MS}`;

async function lock(client: pg.Client, patienceMs: number, waiting?: AbortSignal): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const [row] = await ask<{ held: boolean }>(client, TRY_LOCK, [SERVER_LOCK]);
    if (row?.held) return;
    if (waiting?.aborted) throw stoppedInLine();
    if (performance.now() >= until) {
      throw new StartupError(
        'Fairline already runs on this database: stop the other, or set DATABASE_URL to another database.',
      );
    }
    await sleep(TRY_EVERY_MS);
  }
}

function stoppedInLine(): StartupError {
  return new StartupError('Stopped while another server ran on this database.');
}
