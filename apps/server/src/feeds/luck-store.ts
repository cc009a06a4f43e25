import type { Queryable } from '../platform/database/database.ts';

/** The secret of this installation: the one it has, or this one if it has none yet. */
export async function keptSecret(database: Queryable, fresh: Buffer): Promise<Buffer> {
  await database.query('insert into feeds.luck (secret) values ($1) on conflict do nothing', [fresh]);
  const [row] = await database.query<{ secret: Buffer }>('select secret from feeds.luck');
  if (!row) throw new Error('feeds.luck is empty');
  return row.secret;
}
