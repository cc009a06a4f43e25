import { createHmac, randomBytes } from 'node:crypto';
import type { Luck } from '@fairline/feed/season/luck.ts';
import { Random } from '@fairline/sports/random.ts';
import type { Queryable } from '../platform/database/database.ts';
import { keptSecret } from './luck-store.ts';

const SECRET_BYTES = 32;

/**
 * Luck that follows from a secret of this installation, the same after a restart: whoever knows the program, and every play so far,
 * knows nothing of the next one.
 */
export async function secretLuck(database: Queryable): Promise<Luck> {
  const secret = await keptSecret(database, randomBytes(SECRET_BYTES));
  return (eventId, number) => {
    const digest = createHmac('sha256', secret).update(`${eventId} ${number}`).digest();
    return new Random(digest.readUInt32LE(0), digest.readUInt32LE(4));
  };
}

/** By an event's id 32 bits that follow from the same secret: its prices are drawn with them. */
export async function secretSeeds(database: Queryable): Promise<(eventId: string) => number> {
  const luck = await secretLuck(database);
  return (eventId) => luck(`${eventId} prices`, 0).next();
}
