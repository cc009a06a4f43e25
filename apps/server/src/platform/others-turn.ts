import { setImmediate as immediate } from 'node:timers/promises';

/** Resolves once all else that waits for this thread has had its turn: for long work that must not keep requests waiting. */
export function othersTurn(): Promise<void> {
  return immediate();
}
