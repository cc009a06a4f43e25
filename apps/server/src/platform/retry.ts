import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from './database/startup-error.ts';

export interface RetryOptions {
  /** Ends the waiting between tries; a try under way is finished. */
  readonly signal: AbortSignal;
  /** Told of each try that failed. */
  readonly onFailure: (error: unknown) => void;
  /** Errors that no other try can mend; data the database refuses unless given. */
  readonly isHopeless?: (error: unknown) => boolean;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;

/**
 * Does repeatable work until it succeeds, waiting longer after each failure, ten seconds at most. Never rejects.
 * @returns what it came to; undefined when the signal came first, or when it is hopeless
 */
export async function retried<T>(
  work: () => Promise<T>,
  options: RetryOptions,
): Promise<{ readonly value: T } | undefined> {
  const { signal, onFailure, isHopeless = isRefusedData } = options;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return { value: await work() };
    } catch (error) {
      onFailure(error);
      if (signal.aborted || isHopeless(error)) return undefined;
    }
    await sleep(waitMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return undefined;
  }
}

/** SQLSTATE classes 22 and 23: the data itself is at fault. */
export function isRefusedData(error: unknown): boolean {
  return /^2[23][0-9A-Z]{3}$/.test(reasonOf(error));
}
