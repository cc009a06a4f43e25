import type { Queryable } from '../platform/database/database.ts';
import type { DueReward } from './expiry-statement.ts';
import type { KeptKind } from './kept-kind.ts';

/** Rewards with money in them that have expired, the oldest first, after one of them. */
export async function readDue(
  db: Queryable,
  at: Date,
  after: { readonly expiresAt: Date; readonly id: string } | undefined,
  limit: number,
): Promise<(DueReward & { readonly expiresAt: Date })[]> {
  const rows = await db.query<{
    id: string;
    patron_id: string;
    kind: Exclude<KeptKind, 'profit-boost'>;
    remaining: bigint;
    expires_at: Date;
  }>(
    `select id, patron_id, kind, remaining, expires_at from rewards.reward
     where state = 'AVAILABLE' and kind <> 'profit-boost' and expires_at <= $1
       and ($2::timestamptz is null or (expires_at, id) > ($2, $3::uuid))
     order by expires_at, id limit $4`,
    [at, after?.expiresAt ?? null, after?.id ?? null, limit],
  );
  return rows.map(({ id, patron_id, kind, remaining, expires_at }) => ({
    id,
    patronId: patron_id,
    kind: kind === 'free-bet' ? 'bonus-bet' : kind,
    remaining,
    expiresAt: expires_at,
  }));
}

/** Boosts hold no money: they expire by themselves. Answers whose they were. */
export async function expireBoosts(db: Queryable, at: Date): Promise<string[]> {
  const rows = await db.query<{ patron_id: string }>(
    `update rewards.reward set state = 'EXPIRED'
     where state = 'AVAILABLE' and kind = 'profit-boost' and expires_at <= $1 returning patron_id`,
    [at],
  );
  return rows.map((row) => row.patron_id);
}

/** Rewards that were granted or given back since, by whichever process. */
export async function readGrantedSince(
  db: Queryable,
  since: Date,
): Promise<readonly { readonly id: string; readonly patronId: string }[]> {
  const rows = await db.query<{ id: string; patron_id: string }>(
    'select id, patron_id from rewards.reward where granted_at > $1',
    [since],
  );
  return rows.map((row) => ({ id: row.id, patronId: row.patron_id }));
}
