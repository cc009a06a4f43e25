import pg from 'pg';
import { PROBE_OPTIONS, typeParsers } from '../platform/database/database.ts';
import type { Sockets } from '../platform/database/sockets.ts';
import type { BatchHeader, PostedRow } from './lane-statement.ts';

/** Any number, the same in every process: the advisory locks (this, chain) say who writes which chain. */
const CHAIN_LOCKS = 727_002;
const MAX_CHAINS = 1_000;

/**
 * One plan for every batch, with indexes even while the tables are small: a plan made on an empty table would scan it when
 * it is no longer empty. The time-outs bound what a stuck server can hold up.
 */
const SESSION = `
  set enable_seqscan = off; set plan_cache_mode = force_generic_plan; set jit = off; set synchronous_commit = on;
  set statement_timeout = '10s'; set lock_timeout = '5s'; set application_name = 'fairline lane'`;

/** Longer than the statement may take: what then has not answered is cut off from us. */
const ANSWER_TIMEOUT_MS = 15_000;

/** A connection of a lane's own, with a hash chain that nobody else writes while it lives. */
export class LaneConnection {
  readonly #client: pg.Client;
  readonly #chain: number;
  #alive = true;

  private constructor(client: pg.Client, chain: number) {
    this.#client = client;
    this.#chain = chain;
    client.on('end', () => {
      this.#alive = false;
    });
  }

  /** @param sockets its own is one of them */
  static async open(url: string, sockets: Sockets): Promise<LaneConnection> {
    const client = new pg.Client({
      connectionString: url,
      types: typeParsers,
      options: PROBE_OPTIONS,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      query_timeout: ANSWER_TIMEOUT_MS,
      stream: sockets.open,
    });
    // A broken connection also fails its query, or is noticed before the next; unheard, the event would end the program.
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(SESSION);
      return new LaneConnection(client, await claimChain(client));
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  }

  get alive(): boolean {
    return this.#alive;
  }

  header(at: Date): BatchHeader {
    return { chain: this.#chain, at };
  }

  async query(name: string, sql: string, values: unknown[]): Promise<PostedRow[]> {
    const { rows } = await this.#client.query<PostedRow>({ name, text: sql, values });
    return rows;
  }

  async close(): Promise<void> {
    this.#alive = false;
    await this.#client.end().catch(() => {});
  }
}

async function claimChain(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ chain: number }>(
    `select chain from generate_series(1, ${MAX_CHAINS}) as chain
     where pg_try_advisory_lock(${CHAIN_LOCKS}, chain) limit 1`,
  );
  const chain = rows[0]?.chain;
  if (chain === undefined) throw new Error(`All ${MAX_CHAINS} hash chains are in use.`);
  await client.query(
    `insert into wallet.chain (id, hash) values ($1, decode(repeat('00', 32), 'hex')) on conflict do nothing`,
    [chain],
  );
  return chain;
}
