import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What may gather outside the heap of a thread before all of it is looked at, in bytes; its program alone is four megabytes. */
const MOST_OUTSIDE_BYTES = 12_000_000;

/** V8's own collector, which a program can only ask for by name. Without a type it looks at everything. */
function ofThisThread(): ((options?: { type: 'minor' }) => void) | undefined {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? (options) => (options ? collect(options) : collect()) : undefined;
}

const collect = ofThisThread();

/**
 * Lets go of the samples of the job before. They lie outside the heap, where V8 lets tens of megabytes gather in each thread
 * before it looks. A look at what is young takes a millisecond; what has outlived several of them, in a long job, is found
 * by a look at everything alone, which takes fifty and comes seldom.
 */
export function collectSamples(): void {
  collect?.({ type: 'minor' });
  if (getHeapStatistics().external_memory > MOST_OUTSIDE_BYTES) collect?.();
}
