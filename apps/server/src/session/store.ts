import type { Queryable } from '../platform/database/database.ts';
import type { NewsItem } from '../platform/news.ts';
import type { AcknowledgementKind } from './acknowledgement.ts';

/** Those of the patrons who have an open demand. */
export async function readOpenDemands(
  db: Queryable,
  patronIds: readonly string[],
  kind: AcknowledgementKind,
): Promise<Map<string, true>> {
  const rows = await db.query<{ readonly patron_id: string }>(
    `select patron_id from session.acknowledgement
     where patron_id = any ($1::uuid[]) and kind = $2 and given_at is null`,
    [patronIds, kind],
  );
  return new Map(rows.map((row) => [row.patron_id, true]));
}

/** Asks once: while a demand stands open another one changes nothing. */
export async function insertDemand(
  db: Queryable,
  patronId: string,
  kind: AcknowledgementKind,
  by: string,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into session.acknowledgement (patron_id, kind, demanded_at, demanded_by) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [patronId, kind, at, by],
  );
}

export async function giveAcknowledgement(
  db: Queryable,
  patronId: string,
  kind: AcknowledgementKind,
  ipAddress: string,
  at: Date,
): Promise<void> {
  await db.query(
    `update session.acknowledgement set given_at = $3, ip_address = $4
     where patron_id = $1 and kind = $2 and given_at is null`,
    [patronId, kind, at, ipAddress],
  );
}

/** The demands made after a time, whoever made them. */
export async function readDemandedSince(db: Queryable, since: Date): Promise<NewsItem[]> {
  const rows = await db.query<{ patron_id: string; id: string }>(
    `select patron_id, patron_id || ' ' || demanded_at as id from session.acknowledgement where demanded_at > $1`,
    [since],
  );
  return rows.map((row) => ({ id: row.id, patronId: row.patron_id }));
}
