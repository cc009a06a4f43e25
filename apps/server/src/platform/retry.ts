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
 * @returns whether it was done: false when the signal came first, or when it is hopeless
 */
export async function retried(work: () => Promise<unknown>, options: RetryOptions): Promise<boolean> {
  const { signal, onFailure, isHopeless = isRefusedData } = options;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      await work();
      return true;
    } catch (error) {
      onFailure(error);
      if (signal.aborted || isHopeless(error)) return false;
    }
    await sleep(waitMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return false;
  }
}

/** SQLSTATE classes 22 and 23: the data itself is at fault. */
export function isRefusedData(error: unknown): boolean {
  return /^2[23][0-9A-Z]{3}$/.test(reasonOf(error));
}
