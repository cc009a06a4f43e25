import type { Queryable } from '../platform/database/database.ts';

export const RESTRICTION_KINDS = ['COOL_OFF', 'SELF_EXCLUSION', 'OPERATOR'] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

/** A time in which a patron may not bet. */
export interface Restriction {
  readonly id: string;
  readonly kind: RestrictionKind;
  /** In words for an operator; the patron reads the kind's own sentence. */
  readonly reason: string;
  readonly startsAt: Date;
  /** Undefined: until it is lifted. */
  readonly endsAt: Date | undefined;
}

interface RestrictionRow {
  readonly id: string;
  readonly kind: RestrictionKind;
  readonly reason: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** Those that were not lifted and are not over, the strictest first. */
export async function readRestrictions(db: Queryable, patronId: string, now: Date): Promise<Restriction[]> {
  const rows = await db.query<RestrictionRow>(
    `select id, kind, reason, starts_at, ends_at from limits.restriction
     where patron_id = $1 and lifted_at is null and (ends_at is null or ends_at > $2)
     order by ends_at desc nulls first, id`,
    [patronId, now],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    startsAt: row.starts_at,
    endsAt: row.ends_at ?? undefined,
  }));
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
