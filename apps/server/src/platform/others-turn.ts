import { setImmediate as immediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves once all else that waits for this thread has had its turn: for long work in the background that must not keep requests
 * waiting. Of those who wait for it at the same time one goes on in a turn, in the order they came: else their work would be one long
 * piece again. Whoever is waited for asks for nextTurn.
 */
export function othersTurn(): Promise<void> {
  last = last.then(() => immediate());
  return last;
}

/** Does long work that comes in steps, with all else having its turn between them. */
export async function inTurns<Result>(steps: Iterator<unknown, Result, undefined>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await othersTurn();
  }
}

/** Resolves in the next turn of this thread, whoever waits for othersTurn: what a bet or a play waits for goes before such work. */
export function nextTurn(): Promise<void> {
  return immediate();
}
