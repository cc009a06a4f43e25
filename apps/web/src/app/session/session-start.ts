import { storageKey } from '../storage.ts';

const KEY = 'session-started';

/** When this session began, in milliseconds since the epoch; one for all tabs; it survives a reload and ends with a logout. */
export function sessionStartedAt(nowMs: number): number {
  try {
    const stored = Number(localStorage.getItem(storageKey(KEY)));
    if (stored > 0 && stored <= nowMs) return stored;
    localStorage.setItem(storageKey(KEY), String(nowMs));
    return nowMs;
  } catch {
    // A browser that keeps nothing counts from the page load.
  }
  return pageLoadedAt;
}

const pageLoadedAt = Date.now();

export function forgetSessionStart(): void {
  try {
    localStorage.removeItem(storageKey(KEY));
  } catch {
    // Nothing was kept.
  }
}
