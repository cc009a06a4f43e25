import { setFlagsFromString } from 'node:v8';

/**
 * Garbage that may gather beside what lives before it is looked for, in percent of that. Left alone V8 lets a heap of ninety
 * megabytes grow to three hundred on a machine with memory to spare.
 */
const GARBAGE_PERCENT = 30;

/** Makes this process take memory sparingly; to be called first. These are V8's own settings, which a program can only name. */
export function keepHeapLean(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);
  // Also pages that are a fifth empty are cleared and given back, not only those that are two thirds empty, and some seconds after
  // a look at all there is another that gives back what the first left. Threads have a young generation of two megabytes by it.
  setFlagsFromString('--optimize-for-size');
  // What is young is a few megabytes: four threads woken for it cost more than they take off the one.
  setFlagsFromString('--no-parallel-scavenge');
  // What `npm start` says of the young generation holds for this thread, which has it by now: others have limits of their own.
  setFlagsFromString('--max-semi-space-size=0');
}
