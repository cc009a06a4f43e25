import { createHash } from 'node:crypto';
import type { Slip } from './slip.ts';

/** What the keys of a slip's draft bets are made of. */
export type KeyedSlip = Pick<Slip, 'owner' | 'placements'>;

const PREFIX = 'slip~';
/** Hex digits: 128 bits. */
const DIGITS = 32;

/**
 * The idempotency key under which a draft bet is placed: the same wherever the slip is open, and another one as soon as a
 * bet stands under one of the slip's keys.
 */
export function placementKey({ owner, placements = 0 }: KeyedSlip, draftBetId: string): string {
  const text = JSON.stringify([owner, draftBetId, placements]);
  return PREFIX + createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}

/** Whether a key was made from a slip, of now or of before, and not by the client. */
export function isPlacementKey(key: string): boolean {
  return key.startsWith(PREFIX);
}
