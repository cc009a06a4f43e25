import { createHmac, randomBytes } from 'node:crypto';
import type { Luck } from '@fairline/feed/season/simulated-game.ts';
import { Random } from '@fairline/sports/random.ts';
import type { Queryable } from '../platform/database/database.ts';

const SECRET_BYTES = 32;

/**
 * Luck that follows from a secret of this installation, the same after a restart: whoever knows the program, and every play so far,
 * knows nothing of the next one.
 */
export async function secretLuck(database: Queryable): Promise<Luck> {
  await database.query('insert into feeds.luck (secret) values ($1) on conflict do nothing', [
    randomBytes(SECRET_BYTES),
  ]);
  const [row] = await database.query<{ secret: Buffer }>('select secret from feeds.luck');
  if (!row) throw new Error('feeds.luck is empty');
  return (eventId, number) => {
    const digest = createHmac('sha256', row.secret).update(`${eventId} ${number}`).digest();
    return new Random(digest.readUInt32LE(0), digest.readUInt32LE(4));
  };
}
