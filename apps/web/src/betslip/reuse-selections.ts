import * as v from 'valibot';
import { storageKey } from '../app/storage.ts';
import { readTab, writeTab } from '../app/tab-storage.ts';

const KEY = storageKey('reuse-selections');

/** Whether selections stay on the slip after their bets were placed: for as long as this tab is open. */
export function reusesSelections(): boolean {
  return readTab(KEY, v.literal(true)) ?? false;
}

export function setReusesSelections(reuses: boolean): void {
  writeTab(KEY, reuses || undefined);
}
