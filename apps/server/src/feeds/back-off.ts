const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 30 * 60_000;

/**
 * How long a provider is left alone after so many failures in a row: twice as long after each, half an hour at most unless it
 * told longer.
 * @param failures from 1
 * @param toldMs what the provider asked for; undefined when it did not
 */
export function backOffMs(failures: number, toldMs: number | undefined): number {
  const doubled = FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 20);
  return Math.max(Math.min(doubled, LONGEST_WAIT_MS), toldMs ?? 0);
}
