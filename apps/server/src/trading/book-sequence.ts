/** Sequences count from here in quarter seconds: they fit 32 bits until 2040. */
const ORIGIN_MS = Date.UTC(2024, 0, 1);
const TICK_MS = 250;

/**
 * The number after `previous`. It follows the time, so that it goes on growing over a restart without being stored, as
 * long as a book changes less than four times a second on average.
 */
export function nextSequence(previous: number, nowMs: number): number {
  return Math.max(previous + 1, Math.floor((nowMs - ORIGIN_MS) / TICK_MS));
}
