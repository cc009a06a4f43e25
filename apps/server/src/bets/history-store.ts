import type { Queryable } from '../platform/database/database.ts';
import type { Place } from './history-cursor.ts';
import type { BetType } from './placed-bet.ts';

/** Which of a patron's bets: those behind a place, newest first, of one type unless it is undefined. */
export interface IdsQuery {
  readonly patronId: string;
  readonly before: Place;
  readonly limit: number;
  readonly type: BetType | undefined;
}

/** Of each status: a bet older than these is not on a game in play. */
const NEWEST = 300;

const OF_TYPE = '($4::text is null or type = $4)';

function valuesOf({ patronId, before, limit, type }: IdsQuery): unknown[] {
  return [patronId, before.id, limit, type ?? null];
}

export async function readOpenIds(db: Queryable, query: IdsQuery) {
  return ids(
    db,
    `select id from bets.bet where patron_id = $1 and status = 'OPEN' and id < $2 and ${OF_TYPE} order by id desc limit $3`,
    valuesOf(query),
  );
}

/** The bets that were settled, or cashed out, last come first, whenever they were placed; a corrected one by its correction. */
export async function readEnded(
  db: Queryable,
  status: 'SETTLED' | 'CASHED_OUT',
  query: IdsQuery,
): Promise<Place[]> {
  const rows = await db.query<{ id: string; ended_at: string }>(
    `select id, ((extract(epoch from settled_at) * 1000000)::bigint)::text as ended_at
     from bets.bet where patron_id = $1 and status = '${status}' and ${OF_TYPE}
       and (settled_at, id) < (coalesce('epoch'::timestamptz + $5::bigint * interval '1 microsecond', 'infinity'), $2)
     order by settled_at desc, id desc limit $3`,
    [...valuesOf(query), query.before.endedAt ?? null],
  );
  return rows.map((row) => ({ id: row.id, endedAt: row.ended_at }));
}

/** Each part from its own index, then merged. */
export async function readAllIds(db: Queryable, query: IdsQuery) {
  return ids(
    db,
    `(select id from bets.bet where patron_id = $1 and status = 'OPEN' and id < $2 and ${OF_TYPE} order by id desc limit $3)
     union all
     (select id from bets.bet where patron_id = $1 and status = 'SETTLED' and id < $2 and ${OF_TYPE} order by id desc limit $3)
     union all
     (select id from bets.bet where patron_id = $1 and status = 'CASHED_OUT' and id < $2 and ${OF_TYPE} order by id desc limit $3)
     order by id desc limit $3`,
    valuesOf(query),
  );
}

/** Open bets with a leg on one of these events. */
export async function readOpenIdsOn(db: Queryable, query: IdsQuery, eventIds: readonly string[]) {
  return ids(
    db,
    `select id from bets.bet b where patron_id = $1 and status = 'OPEN' and id < $2 and ${OF_TYPE}
       and exists (select from bets.leg l where l.bet_id = b.id and l.event_id = any ($5::text[]))
     order by id desc limit $3`,
    [...valuesOf(query), eventIds],
  );
}

/** Whether one of a patron's newest bets, open or not, has a leg on an event. */
export async function readHasBetOn(db: Queryable, patronId: string, eventId: string): Promise<boolean> {
  const newest = (status: string) =>
    `(select id from bets.bet where patron_id = $1 and status = '${status}' order by id desc limit ${NEWEST})`;
  const [row] = await db.query<{ has: boolean }>(
    `select exists (
       select from (${newest('OPEN')} union all ${newest('SETTLED')} union all ${newest('CASHED_OUT')}) b
       join bets.leg l on l.bet_id = b.id where l.event_id = $2
     ) as has`,
    [patronId, eventId],
  );
  return row?.has ?? false;
}

async function ids(db: Queryable, sql: string, values: unknown[]): Promise<Place[]> {
  const rows = await db.query<{ id: string }>(sql, values);
  return rows.map(({ id }) => ({ id }));
}

export async function countOpen(db: Queryable, patronId: string): Promise<number> {
  const [row] = await db.query<{ count: bigint }>(
    `select count(*) as count from bets.bet where patron_id = $1 and status = 'OPEN'`,
    [patronId],
  );
  return Number(row?.count ?? 0n);
}
