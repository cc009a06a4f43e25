import type { Queryable } from '../platform/database/database.ts';
import type { NewsItem } from '../platform/news.ts';
import type { BettingLimit, LimitPeriod, LimitType } from './betting-limit.ts';

interface LimitRow {
  readonly patron_id: string;
  readonly type: LimitType;
  readonly period: LimitPeriod;
  readonly amount: bigint | null;
  readonly pending_amount: bigint | null;
  readonly pending_from: Date | null;
}

/** Lets nobody else change the patron's limits until the transaction ends: the first one has no row yet to be locked. */
export async function lockLimits(tx: Queryable, patronId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('limits ' || $1, 0))", [patronId]);
}

/** Every limit the patron ever set. */
export async function readLimits(db: Queryable, patronId: string): Promise<BettingLimit[]> {
  return (await readLimitRows(db, [patronId])).map(limitOf);
}

/** The same of several patrons, by patron. */
export async function readLimitsOf(
  db: Queryable,
  patronIds: readonly string[],
): Promise<Map<string, BettingLimit[]>> {
  const limits = new Map<string, BettingLimit[]>();
  for (const row of await readLimitRows(db, patronIds)) {
    limits.set(row.patron_id, [...(limits.get(row.patron_id) ?? []), limitOf(row)]);
  }
  return limits;
}

function readLimitRows(db: Queryable, patronIds: readonly string[]): Promise<LimitRow[]> {
  return db.query<LimitRow>(
    `select patron_id, type, period, amount, pending_amount, pending_from from limits.wager_limit
     where patron_id = any ($1::uuid[]) order by type, period`,
    [patronIds],
  );
}

function limitOf(row: LimitRow): BettingLimit {
  return {
    type: row.type,
    period: row.period,
    amount: row.amount ?? undefined,
    pending: row.pending_from
      ? { amount: row.pending_amount ?? undefined, from: row.pending_from }
      : undefined,
  };
}

export async function writeLimit(
  db: Queryable,
  patronId: string,
  limit: BettingLimit,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into limits.wager_limit (patron_id, type, period, amount, pending_amount, pending_from, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (patron_id, type, period) do update set amount = excluded.amount,
       pending_amount = excluded.pending_amount, pending_from = excluded.pending_from, changed_at = excluded.changed_at`,
    [
      patronId,
      limit.type,
      limit.period,
      limit.amount ?? null,
      limit.pending?.amount ?? null,
      limit.pending?.from ?? null,
      at,
    ],
  );
}

/** One line of a limit's history. */
export interface LimitChange {
  readonly id: string;
  readonly type: LimitType;
  readonly period: LimitPeriod;
  readonly what: 'asked' | 'confirmed' | 'cancelled';
  readonly amount: bigint | undefined;
  readonly by: string;
  readonly at: Date;
}

export async function insertChange(db: Queryable, patronId: string, change: LimitChange): Promise<void> {
  await db.query(
    `insert into limits.change (id, patron_id, type, period, what, amount, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      change.id,
      patronId,
      change.type,
      change.period,
      change.what,
      change.amount ?? null,
      change.by,
      change.at,
    ],
  );
}

/** The changes of limits and restrictions after a time, whoever made them; lifting a restriction is one. */
export async function readLimitNews(db: Queryable, since: Date): Promise<NewsItem[]> {
  const rows = await db.query<{ patron_id: string; id: string }>(
    `select patron_id, id::text from limits.change where changed_at > $1
     union all select patron_id, id::text from limits.restriction where starts_at > $1
     union all select patron_id, id || ' lifted' from limits.restriction where lifted_at > $1`,
    [since],
  );
  return rows.map((row) => ({ id: row.id, patronId: row.patron_id }));
}
