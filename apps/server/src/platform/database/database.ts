import pg from 'pg';
import { Sockets } from './sockets.ts';

/** What can run SQL: the database (each query on its own) or a transaction. */
export interface Queryable {
  /**
   * Rows as objects. int8 is bigint, timestamptz is Date, date is 'YYYY-MM-DD', numeric is a string.
   * @param name of a statement that is made many times a second: each connection has it read and planned once
   */
  query<R extends object>(text: string, values?: unknown[], name?: string): Promise<R[]>;
}

export interface Database extends Queryable {
  readonly url: string;
  /** Commits when fn resolves, rolls back when it rejects (and rejects with the same error). */
  transaction<T>(fn: (tx: Queryable) => Promise<T>): Promise<T>;
  /** A transaction that reads only, and every query of it the database as it stood at the first. */
  snapshot<T>(fn: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * Goes on over connections of its own, as when those of before may speak into a void: what waits for an answer over one of them
   * has so many milliseconds for it, ten seconds unless given, and fails then.
   */
  renew(patienceMs?: number): void;
  /** For those who have connections of their own to the same database. Answers how to hear no more of it. */
  onRenewed(listener: () => void): () => void;
  close(): Promise<void>;
}

const OID: Record<'int8' | 'int8Array' | 'textArray' | 'date', number> = {
  int8: 20,
  int8Array: 1016,
  textArray: 1009,
  date: 1082,
};

const parseTextArray: (text: string) => string[] = pg.types.getTypeParser(OID.textArray, 'text');

/** The parsers of one pool; pg's own, which are global, stay as they are. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === OID.int8) return BigInt;
      if (oid === OID.int8Array) return (text: string) => parseTextArray(text).map(BigInt);
      if (oid === OID.date) return (text: string) => text;
    }
    return pg.types.getTypeParser(oid, format);
  },
};

export interface DatabaseOptions {
  /** Connections at most; 10 by default. */
  readonly max?: number;
  /**
   * What is not answered for so many milliseconds fails, and its connection is given up: what has swallowed the answer, as a proxy that
   * forgot the connection, tells nobody. For ever unless given.
   */
  readonly answersMs?: number;
}

/**
 * A connection that nobody needed for so long is closed. Opening one takes as much as thirty queries, and who comes back after
 * reading a page for half a minute is not to wait for it.
 */
const IDLE_MS = 60_000;

/** Between two statements of one transaction; a loaded machine takes a second or two. */
const HANGS_MS = 10_000;

/** How long an answer may still be on its way over a connection that is given up. */
const ANSWERS_MS = 10_000;

/**
 * After ten silent seconds the database probes whether anybody is there, every five seconds, and lets a connection go of which three
 * in a row are swallowed: by itself it would keep it for two hours, and cuts again and again would use all it may have.
 */
const PROBES = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

/** For pg's `options`. */
export const PROBE_OPTIONS: string = Object.entries(PROBES)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Connections are opened when first needed: this alone neither reaches the server nor fails. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const open = () => new Connections(url, options);
  let connections = open();
  let isClosed = false;
  const ending = new Set<Promise<void>>();
  const listeners = new Set<() => void>();
  const connect: Connect = async () => {
    for (;;) {
      const client = await connections.connect();
      // Nothing was sent yet: who waited for one of those of before has one of the new ones.
      if (client !== 'ended') return client;
    }
  };
  return {
    url,
    query: (text, values, name) => queryOnce(connect, text, values, name),
    transaction: (fn) => transaction(connect, 'begin', fn),
    snapshot: (fn) => transaction(connect, 'begin isolation level repeatable read read only', fn),
    renew: (patienceMs = ANSWERS_MS) => {
      if (isClosed) return;
      const before = connections;
      connections = open();
      const ended = before.end(patienceMs).finally(() => ending.delete(ended));
      ending.add(ended);
      for (const listener of listeners) listener();
    },
    onRenewed: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      await Promise.all([connections.pool.end(), ...ending]);
    },
  };
}

/** A pool that can be ended though nobody answers over its connections. */
class Connections {
  readonly pool: pg.Pool;
  readonly #sockets = new Sockets();
  /** Who waits for a connection. */
  readonly #waiting = new Set<() => void>();

  constructor(url: string, { max = 10, answersMs }: DatabaseOptions) {
    this.pool = new pg.Pool({
      connectionString: url,
      max,
      query_timeout: answersMs,
      connectionTimeoutMillis: 10_000,
      // What a process that hangs has begun is undone, so that whoever takes its place waits for none of its locks.
      idle_in_transaction_session_timeout: HANGS_MS,
      idleTimeoutMillis: IDLE_MS,
      types: typeParsers,
      options: PROBE_OPTIONS,
      stream: this.#sockets.open,
    });
    // A connection that breaks while idle is replaced by the pool; unheard, the event would end the program.
    this.pool.on('error', () => {});
  }

  /** Or 'ended' where they were ended before one of them was free, which the pool itself tells nobody. */
  connect(): Promise<pg.PoolClient | 'ended'> {
    return new Promise((resolve, reject) => {
      const giveUp = () => resolve('ended');
      this.#waiting.add(giveUp);
      this.pool.connect().then(
        (client) => {
          if (this.#waiting.delete(giveUp)) resolve(client);
          else client.release();
        },
        (error: unknown) => {
          if (this.#waiting.delete(giveUp)) reject(error);
        },
      );
    });
  }

  async end(patienceMs: number): Promise<void> {
    for (const giveUp of this.#waiting) giveUp();
    this.#waiting.clear();
    // Also those that were idle: the pool counts them no more.
    setTimeout(() => this.#sockets.destroy(), patienceMs).unref();
    await this.pool.end();
  }
}

type Connect = () => Promise<pg.PoolClient>;

async function run<R extends object>(
  connection: pg.PoolClient,
  text: string,
  values?: unknown[],
  name?: string,
): Promise<R[]> {
  const result = await connection.query<R>({ text, values, name });
  return result.rows;
}

async function queryOnce<R extends object>(
  connect: Connect,
  text: string,
  values?: unknown[],
  name?: string,
): Promise<R[]> {
  return withConnection(connect, async (client, giveUp) => {
    try {
      return await run(client, text, values, name);
    } catch (error) {
      giveUp();
      throw error;
    }
  });
}

async function transaction<T>(
  connect: Connect,
  begin: string,
  fn: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return withConnection(connect, async (client, giveUp) => {
    let isUnanswered = false;
    const ask: Queryable['query'] = async (text, values, name) => {
      try {
        return await run(client, text, values, name);
      } catch (error) {
        isUnanswered ||= !(error instanceof pg.DatabaseError);
        throw error;
      }
    };
    try {
      await ask(begin);
      const result = await fn({ query: ask });
      await ask('commit');
      return result;
    } catch (error) {
      // Over a connection that has swallowed an answer this would wait as long again; the database undoes what was begun over it.
      if (isUnanswered) giveUp();
      else await client.query('rollback').catch(giveUp);
      throw error;
    }
  });
}

/** Does something over one connection, which others have after it unless it broke or was given up. */
async function withConnection<T>(
  connect: Connect,
  work: (client: pg.PoolClient, giveUp: () => void) => Promise<T>,
): Promise<T> {
  const client = await connect();
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
  };
  // One that breaks between two statements tells nobody else; unheard, the event would end the program. The next statement fails by
  // it, and what was done before it was never committed.
  client.on('error', giveUp);
  try {
    return await work(client, giveUp);
  } finally {
    client.off('error', giveUp);
    client.release(isGivenUp);
  }
}
