import { randomBytes } from 'node:crypto';
import type { Queryable } from '../platform/database/database.ts';

const KEY_BYTES = 32;

/** The key that signs offers: made by whichever process comes first. */
export async function readSigningKey(db: Queryable): Promise<Buffer> {
  await db.query('insert into cashout.signing_key (key) values ($1) on conflict do nothing', [
    randomBytes(KEY_BYTES),
  ]);
  const [row] = await db.query<{ key: Buffer }>('select key from cashout.signing_key');
  if (!row) throw new Error('There is no key to sign offers with.');
  return row.key;
}

/** What a cash out under this key paid, in minor units. */
export async function readPaid(
  db: Queryable,
  patronId: string,
  idempotencyKey: string,
): Promise<bigint | undefined> {
  const [row] = await db.query<{ paid: bigint }>(
    'select paid from cashout.cash_out where patron_id = $1 and idempotency_key = $2',
    [patronId, idempotencyKey],
  );
  return row?.paid;
}
