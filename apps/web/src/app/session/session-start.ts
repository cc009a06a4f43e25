import { storageKey } from '../storage.ts';

const KEY = 'session-started';

/** When this session began, in milliseconds since the epoch; it survives a reload and ends with the tab or a logout. */
export function sessionStartedAt(nowMs: number): number {
  try {
    const stored = Number(sessionStorage.getItem(storageKey(KEY)));
    if (stored > 0 && stored <= nowMs) return stored;
    sessionStorage.setItem(storageKey(KEY), String(nowMs));
    return nowMs;
  } catch {
    // A browser that keeps nothing counts from the page load.
  }
  return pageLoadedAt;
}

const pageLoadedAt = Date.now();

export function forgetSessionStart(): void {
  try {
    sessionStorage.removeItem(storageKey(KEY));
  } catch {
    // Nothing was kept.
  }
}
