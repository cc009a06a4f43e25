import * as v from 'valibot';
import { storageKey } from '../app/storage.ts';
import { readTab, writeTab } from '../app/tab-storage.ts';
import type { QuickBetToPlace } from './place-quick-bet.ts';

const text = v.optional(v.nullable(v.string()));
const bet = v.object({
  amountSourceType: v.picklist(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT']),
  betAmount: text,
  draftBetId: v.string(),
  draftLegs: v.array(
    v.object({
      odds: v.object({ numeratorLong: v.string(), denominatorLong: v.string() }),
      probabilityEncrypted: text,
      selectionId: v.string(),
    }),
  ),
  freeBetId: text,
  idempotencyKey: v.string(),
  patronSetAmountType: v.picklist(['BET', 'WIN']),
  profitBoostId: text,
  type: v.literal('STRAIGHT'),
  winAmount: text,
});

/**
 * The quick bet of a patron on one game that went out and was not answered yet. Kept over a reload, so that asking again uses
 * the same key and can never place it twice.
 */
export class QuickAttempt {
  readonly #key: string;

  constructor(patronId: string, eventId: string) {
    this.#key = storageKey(`quick-bet-attempt.${patronId}.${eventId}`);
  }

  /** Undefined for none, or for something that is none. */
  read(): QuickBetToPlace | undefined {
    return readTab(this.#key, bet);
  }

  /** Where the browser keeps nothing the slip's own key stands in: it is the same until its bet is placed. */
  write(value: QuickBetToPlace | undefined): void {
    writeTab(this.#key, value);
  }
}
