import { storageKey } from '../app/storage.ts';

const KEY = storageKey('reuse-selections');

/** Whether selections stay on the slip after their bets were placed: for as long as this tab is open. */
export function reusesSelections(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function setReusesSelections(reuses: boolean): void {
  try {
    if (reuses) sessionStorage.setItem(KEY, 'true');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage each receipt is asked for itself.
  }
}
