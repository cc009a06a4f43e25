import * as v from 'valibot';
import { storageKey } from '../app/storage.ts';
import type { Unsettled } from './unsettled.ts';

const leg = v.object({ selectionId: v.string(), numeratorLong: v.string(), denominatorLong: v.string() });
const bet = v.object({
  draftBetId: v.string(),
  idempotencyKey: v.string(),
  betAmountLong: v.string(),
  legs: v.array(leg),
});
const unsettled = v.object({
  attempt: v.optional(v.object({ bets: v.array(bet), startedAt: v.number() })),
  unconfirmed: v.array(bet),
});

/** What this tab keeps; undefined when it keeps nothing, or something that is not what it should be. */
export function readSession(name: string): Unsettled | undefined {
  try {
    const read = v.safeParse(unsettled, JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null'));
    if (!read.success) return undefined;
    const { attempt, unconfirmed } = read.output;
    return { attempt, unconfirmed };
  } catch {
    return undefined;
  }
}

export function writeSession(name: string, value: Unsettled | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(storageKey(name));
    else sessionStorage.setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Without storage a reload forgets the keys; the server's own checks still stand.
  }
}
