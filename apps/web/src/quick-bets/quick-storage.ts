import * as v from 'valibot';
import { readTab, writeTab } from '../app/tab-storage.ts';

/** The specification's name; the browser keeps it for this tab alone. */
const KEY = 'quick-bets-storage';

const draft = v.object({
  eventId: v.string(),
  selectionId: v.string(),
  odds: v.object({ numeratorLong: v.string(), denominatorLong: v.string() }),
  amount: v.string(),
  amountField: v.picklist(['BET', 'WIN']),
});

/** What a visitor had chosen before logging in. The amount is plain decimal dollars, '' for none. */
export type StoredDraft = v.InferOutput<typeof draft>;

/** The draft kept for one event; undefined for none, or for something that is none. */
export function readDraft(eventId: string): StoredDraft | undefined {
  const kept = readTab(KEY, draft);
  return kept?.eventId === eventId ? kept : undefined;
}

export function writeDraft(value: StoredDraft | undefined): void {
  writeTab(KEY, value);
}
