import { MessageChannel } from 'node:worker_threads';
import type { Outcomes } from '@fairline/sports/market-definition.ts';
import { columnsOf } from '@fairline/sports/samples.ts';

const { port1: nobody } = new MessageChannel();
nobody.close();

/**
 * Gives back the memory of samples nobody needs any more; they must not be read again. It lies outside the heap, where V8 lets
 * tens of megabytes gather before it looks. What is handed over to nobody is gone at once, without a garbage collection: one
 * that a program asks for makes V8 forget the shapes of objects and compile again what it had compiled for them.
 */
export function letGo(outcomes: Outcomes): void {
  const buffers = columnsOf(outcomes).map(({ buffer }) => buffer);
  nobody.postMessage(
    undefined,
    [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer),
  );
}
