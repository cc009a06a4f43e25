import type { Queryable } from '../platform/database/database.ts';
import type { Restriction, RestrictionKind } from './restriction.ts';

interface RestrictionRow {
  readonly patron_id: string;
  readonly id: string;
  readonly kind: RestrictionKind;
  readonly reason: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** Those that were not lifted and are not over, the strictest first, by patron. */
export async function readRestrictionsOf(
  db: Queryable,
  patronIds: readonly string[],
  now: Date,
): Promise<Map<string, Restriction[]>> {
  const rows = await db.query<RestrictionRow>(
    `select patron_id, id, kind, reason, starts_at, ends_at from limits.restriction
     where patron_id = any ($1::uuid[]) and lifted_at is null and (ends_at is null or ends_at > $2)
     order by ends_at desc nulls first, id`,
    [patronIds, now],
  );
  const restrictions = new Map<string, Restriction[]>();
  for (const row of rows) {
    restrictions.set(row.patron_id, [...(restrictions.get(row.patron_id) ?? []), restrictionOf(row)]);
  }
  return restrictions;
}

function restrictionOf(row: RestrictionRow): Restriction {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    startsAt: row.starts_at,
    endsAt: row.ends_at ?? undefined,
  };
}

export async function insertRestriction(
  db: Queryable,
  patronId: string,
  restriction: Restriction,
  by: string,
): Promise<void> {
  const { id, kind, reason, startsAt, endsAt } = restriction;
  await db.query(
    `insert into limits.restriction (id, patron_id, kind, reason, starts_at, ends_at, set_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, patronId, kind, reason, startsAt, endsAt ?? null, by],
  );
}

/** How many were lifted. A self-exclusion stands until it is over: only others can be lifted. */
export async function liftRestrictions(
  db: Queryable,
  patronId: string,
  by: string,
  at: Date,
): Promise<number> {
  const rows = await db.query(
    `update limits.restriction set lifted_at = $2, lifted_by = $3
     where patron_id = $1 and lifted_at is null and kind <> 'SELF_EXCLUSION' and (ends_at is null or ends_at > $2)
     returning id`,
    [patronId, at, by],
  );
  return rows.length;
}
