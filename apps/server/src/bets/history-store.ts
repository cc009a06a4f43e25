import type { Queryable } from '../platform/database/database.ts';

/** Ids of a patron's bets before a bet's id, newest first. */
export async function readOpenIds(db: Queryable, patronId: string, before: string, limit: number) {
  return ids(
    db,
    `select id from bets.bet where patron_id = $1 and status = 'OPEN' and id < $2 order by id desc limit $3`,
    [patronId, before, limit],
  );
}

export async function readSettledIds(db: Queryable, patronId: string, before: string, limit: number) {
  return ids(
    db,
    `select id from bets.bet where patron_id = $1 and status = 'SETTLED' and id < $2 order by id desc limit $3`,
    [patronId, before, limit],
  );
}

export async function readCashedOutIds(db: Queryable, patronId: string, before: string, limit: number) {
  return ids(
    db,
    `select id from bets.bet where patron_id = $1 and status = 'CASHED_OUT' and id < $2 order by id desc limit $3`,
    [patronId, before, limit],
  );
}

/** Each part from its own index, then merged. */
export async function readAllIds(db: Queryable, patronId: string, before: string, limit: number) {
  return ids(
    db,
    `(select id from bets.bet where patron_id = $1 and status = 'OPEN' and id < $2 order by id desc limit $3)
     union all
     (select id from bets.bet where patron_id = $1 and status = 'SETTLED' and id < $2 order by id desc limit $3)
     union all
     (select id from bets.bet where patron_id = $1 and status = 'CASHED_OUT' and id < $2 order by id desc limit $3)
     order by id desc limit $3`,
    [patronId, before, limit],
  );
}

/** Open bets with a leg on one of these events. */
export async function readOpenIdsOn(
  db: Queryable,
  patronId: string,
  eventIds: readonly string[],
  before: string,
  limit: number,
) {
  return ids(
    db,
    `select id from bets.bet b where patron_id = $1 and status = 'OPEN' and id < $2
       and exists (select from bets.leg l where l.bet_id = b.id and l.event_id = any ($4::text[]))
     order by id desc limit $3`,
    [patronId, before, limit, eventIds],
  );
}

async function ids(db: Queryable, sql: string, values: unknown[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql, values);
  return rows.map((row) => row.id);
}

export interface TotalsRow {
  readonly open_count: bigint;
  readonly open_stake: bigint;
  readonly settled_count: bigint;
  readonly settled_stake: bigint;
  readonly settled_return: bigint;
}

/** Each part from its own index. */
export async function readTotals(db: Queryable, patronId: string): Promise<TotalsRow> {
  const [row] = await db.query<TotalsRow>(
    `select count(*) filter (where status = 'OPEN') as open_count,
       coalesce(sum((line_stake - closed_line_stake) * combinations) filter (where status = 'OPEN'), 0)::bigint as open_stake,
       count(*) filter (where status <> 'OPEN') as settled_count,
       coalesce(sum(stake) filter (where status <> 'OPEN'), 0)::bigint as settled_stake,
       coalesce(sum(payout + cashed_out), 0)::bigint as settled_return
     from (
       select * from bets.bet where patron_id = $1 and status = 'OPEN'
       union all
       select * from bets.bet where patron_id = $1 and status = 'SETTLED'
       union all
       select * from bets.bet where patron_id = $1 and status = 'CASHED_OUT'
     ) bet`,
    [patronId],
  );
  if (!row) throw new Error('A sum without a row.');
  return row;
}

export async function countOpen(db: Queryable, patronId: string): Promise<number> {
  const [row] = await db.query<{ count: bigint }>(
    `select count(*) as count from bets.bet where patron_id = $1 and status = 'OPEN'`,
    [patronId],
  );
  return Number(row?.count ?? 0n);
}
