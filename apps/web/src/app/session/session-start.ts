import { readStored, writeStored } from '../storage.ts';

const KEY = 'session-started';

/** A browser that keeps nothing counts from the page load. */
const pageLoadedAt = Date.now();

/** When this session began, in milliseconds since the epoch; one for all tabs; it survives a reload and ends with a logout. */
export function sessionStartedAt(nowMs: number): number {
  const stored = Number(readStored(KEY));
  if (stored > 0 && stored <= nowMs) return stored;
  writeStored(KEY, String(nowMs));
  return readStored(KEY) === null ? pageLoadedAt : nowMs;
}

export function forgetSessionStart(): void {
  writeStored(KEY, undefined);
}
