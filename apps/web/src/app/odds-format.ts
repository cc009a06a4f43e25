import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export type OddsFormat = 'AMERICAN' | 'EURO';

const KEY = 'odds-format';
const listeners = new Set<() => void>();
let format: OddsFormat | undefined;

/** American unless this browser, or the patron's account, says decimal. */
export function oddsFormat(): OddsFormat {
  format ??= readStored(KEY) === 'EURO' ? 'EURO' : 'AMERICAN';
  return format;
}

/** Changes the format everywhere on the page and keeps it in this browser. */
export function setOddsFormat(next: OddsFormat): void {
  if (next === oddsFormat()) return;
  format = next;
  writeStored(KEY, next);
  for (const listener of listeners) listener();
}

export function useOddsFormat(): OddsFormat {
  return useSyncExternalStore(subscribe, oddsFormat);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
