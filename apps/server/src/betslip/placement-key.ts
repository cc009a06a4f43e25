import { createHash } from 'node:crypto';
import type { Slip } from './slip.ts';

/** What the keys of a slip's draft bets are made of. */
export type KeyedSlip = Pick<Slip, 'owner' | 'placements'>;

const PREFIX = 'slip~';
/** Hex digits of a time in milliseconds. */
const TIME_DIGITS = 12;
/** Hex digits: 80 bits, of which one patron's keys differ. */
const DIGITS = 20;

/**
 * The idempotency key under which a draft bet is placed: the same wherever the slip is open, and another one as soon as a
 * bet stands under one of the slip's keys. Keys of about the same time begin alike, so that they stand together in the index.
 */
export function placementKey({ owner, placements = 0 }: KeyedSlip, draftBetId: string): string {
  const text = JSON.stringify([owner, draftBetId, placements]);
  const time = placements.toString(16).padStart(TIME_DIGITS, '0');
  return PREFIX + time + createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}

/** Whether a key was made from a slip, of now or of before, and not by the client. */
export function isPlacementKey(key: string): boolean {
  return key.startsWith(PREFIX);
}
