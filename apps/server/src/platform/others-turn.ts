import { setImmediate as immediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves once all else that waits for this thread has had its turn: for long work that must not keep requests waiting. Of those
 * who wait for it at the same time one goes on in a turn, in the order they came: else their work would be one long piece again.
 */
export function othersTurn(): Promise<void> {
  last = last.then(() => immediate());
  return last;
}
