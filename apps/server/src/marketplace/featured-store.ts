import type { Queryable } from '../platform/database/database.ts';

/** As it was put forward; a bet does not change, it is taken back. */
export interface OperatorBet {
  readonly id: string;
  readonly header: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly selectionIds: readonly string[];
}

interface Row {
  readonly id: string;
  readonly header: string;
  readonly title: string;
  readonly description: string | null;
  readonly selection_ids: readonly string[];
}

/** Shown at once at most, whatever is put forward: the newest. */
const MOST = 50;

/** What operators put forward and neither took back nor let run out, the newest first. */
export async function readFeatured(db: Queryable, at: Date): Promise<OperatorBet[]> {
  const rows = await db.query<Row>(
    `select id, header, title, description, selection_ids from marketplace.featured_bet
     where removed_at is null and (ends_at is null or ends_at > $1)
     order by created_at desc, id desc limit ${MOST}`,
    [at],
  );
  return rows.map(({ id, header, title, description, selection_ids }) => ({
    id,
    header,
    title,
    description: description ?? undefined,
    selectionIds: selection_ids,
  }));
}

export interface NewOperatorBet extends OperatorBet {
  readonly createdAt: Date;
  readonly createdBy: string;
  /** Undefined: until it is taken back, or its selections are not on sale any more. */
  readonly endsAt: Date | undefined;
}

export async function writeFeatured(db: Queryable, bet: NewOperatorBet): Promise<void> {
  await db.query(
    `insert into marketplace.featured_bet (id, header, title, description, selection_ids, created_at, created_by, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      bet.id,
      bet.header,
      bet.title,
      bet.description ?? null,
      [...bet.selectionIds],
      bet.createdAt,
      bet.createdBy,
      bet.endsAt ?? null,
    ],
  );
}

/** Whether there was such a bet to take back. */
export async function removeFeatured(db: Queryable, id: string, at: Date): Promise<boolean> {
  const rows = await db.query(
    'update marketplace.featured_bet set removed_at = $2 where id = $1 and removed_at is null returning id',
    [id, at],
  );
  return rows.length > 0;
}
