import type { Queryable } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { NewsItem } from '../platform/news.ts';

export interface LocationCheckRow {
  readonly id: string;
  readonly patron_id: string;
  readonly result: string;
  readonly region: string | null;
  readonly reason: string;
  readonly provider: string;
  readonly ip_address: string;
  readonly checked_at: Date;
  readonly expires_at: Date;
}

/** Each patron's last, by patron. */
export async function readLastChecks(
  db: Queryable,
  patronIds: readonly string[],
): Promise<Map<string, LocationCheckRow>> {
  const rows = await db.query<LocationCheckRow>(
    `select last.* from unnest($1::uuid[]) as patron (id)
     cross join lateral (
       select * from location.location_check where patron_id = patron.id order by checked_at desc, id desc limit 1
     ) last`,
    [patronIds],
  );
  return new Map(rows.map((row) => [row.patron_id, row]));
}

export async function insertCheck(db: Queryable, check: LocationCheckRow): Promise<void> {
  await db.query(
    `insert into location.location_check
       (id, patron_id, result, region, reason, provider, ip_address, checked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      check.id,
      check.patron_id,
      check.result,
      check.region,
      check.reason,
      check.provider,
      check.ip_address,
      check.checked_at,
      check.expires_at,
    ],
  );
}

export interface SandboxPlace {
  readonly region: string | null;
  readonly refusal: string | null;
}

export async function readSandboxPlace(db: Queryable, patronId: string): Promise<SandboxPlace | undefined> {
  const [row] = await db.query<SandboxPlace>(
    'select region, refusal from location.sandbox_place where patron_id = $1',
    [patronId],
  );
  return row;
}

export async function writeSandboxPlace(
  db: Queryable,
  patronId: string,
  { region, refusal }: SandboxPlace,
  by: string,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into location.sandbox_place (patron_id, region, refusal, set_by, set_at) values ($1, $2, $3, $4, $5)
     on conflict (patron_id) do update
       set region = excluded.region, refusal = excluded.refusal, set_by = excluded.set_by, set_at = excluded.set_at`,
    [patronId, region, refusal, by, at],
  );
}

export async function removeSandboxPlace(db: Queryable, patronId: string): Promise<void> {
  await db.query('delete from location.sandbox_place where patron_id = $1', [patronId]);
}

/** Ends what was authorised: a check of its own that is over as it is written. */
export async function expireChecks(db: Queryable, patronId: string, by: string, at: Date): Promise<void> {
  await insertCheck(db, {
    id: newId(),
    patron_id: patronId,
    result: 'SERVER_ERROR',
    region: null,
    reason: 'operator',
    provider: by,
    ip_address: '',
    checked_at: at,
    expires_at: at,
  });
}

/** Where operators moved patrons after a time. */
export async function readMovedSince(db: Queryable, since: Date): Promise<NewsItem[]> {
  const rows = await db.query<{ patron_id: string; id: string }>(
    `select patron_id, id from location.location_check where reason = 'operator' and checked_at > $1`,
    [since],
  );
  return rows.map((row) => ({ id: row.id, patronId: row.patron_id }));
}

/** The address a patron was last looked for at; undefined when nobody ever looked. */
export async function readLastAddress(db: Queryable, patronId: string): Promise<string | undefined> {
  const [row] = await db.query<{ ip_address: string }>(
    `select ip_address from location.location_check where patron_id = $1 and reason <> 'operator'
     order by checked_at desc, id desc limit 1`,
    [patronId],
  );
  return row?.ip_address;
}
