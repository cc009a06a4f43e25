import * as v from 'valibot';
import { storageKey } from '../app/storage.ts';
import type { Attempt, BetToPlace } from './placement.ts';

/**
 * Bets that went out and whose fate is not certain: no answer came, or the server could not confirm them. Kept over a
 * reload, so that asking again uses the same keys and can never place a bet twice.
 */
export interface Unsettled {
  /** An attempt without any answer. */
  readonly attempt: Attempt | undefined;
  /** Bets the server could not confirm. */
  readonly unconfirmed: readonly BetToPlace[];
}

const odds = { numeratorLong: v.string(), denominatorLong: v.string() };
const leg = v.object({ selectionId: v.string(), ...odds });
const bet = v.object({
  draftBetId: v.string(),
  idempotencyKey: v.string(),
  type: v.picklist(['STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER']),
  betAmountLong: v.string(),
  amountSourceType: v.picklist(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT']),
  freeBetId: v.optional(v.string()),
  profitBoostId: v.optional(v.string()),
  roundRobinSize: v.optional(v.number()),
  teaserPoints: v.optional(v.number()),
  totalOdds: v.optional(v.object(odds)),
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
