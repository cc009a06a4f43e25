import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/**
 * Garbage that may gather beside what lives before it is looked for, in percent of that. Left alone V8 lets a heap of ninety
 * megabytes grow to three hundred on a machine with memory to spare.
 */
const GARBAGE_PERCENT = 20;
/** Between two major collections that also give back pages that are not quite empty. */
const TIDY_EVERY_MS = 240_000;

/** Makes this process take memory sparingly; to be called first. These are V8's own settings, which a program can only name. */
export function keepHeapLean(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);
  // What is young is a few megabytes: four threads woken for it cost more than they take off the one.
  setFlagsFromString('--no-parallel-scavenge');
  // What `npm start` says of the young generation holds for this thread, which has it by now: others have limits of their own.
  setFlagsFromString('--max-semi-space-size=0');
  tidyNowAndThen();
}

/**
 * Has pages that are a fifth empty cleared and given back at one major collection every few minutes; the others clear those that
 * are two thirds empty. The setting holds for all threads, and must not stay: with it V8 forgets the shapes of objects that are
 * not there just now, and compiles again what was made for them (docs/decisions/0037).
 */
function tidyNowAndThen(): void {
  let tidiedMs = performance.now();
  let isTidy = false;
  new PerformanceObserver((list) => {
    if (!list.getEntries().some(isMajor)) return;
    if (isTidy) tidiedMs = performance.now();
    const isNext = !isTidy && performance.now() - tidiedMs > TIDY_EVERY_MS;
    if (isNext === isTidy) return;
    isTidy = isNext;
    setFlagsFromString(isTidy ? '--optimize-for-size' : '--no-optimize-for-size');
  }).observe({ entryTypes: ['gc'] });
}

function isMajor(entry: PerformanceEntry): boolean {
  if (!('detail' in entry) || typeof entry.detail !== 'object' || entry.detail === null) return false;
  return 'kind' in entry.detail && entry.detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}
