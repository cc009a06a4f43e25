import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What may gather outside the heap of a thread before all of it is looked at, in bytes, beside what stays there. */
const MOST_GATHERED_BYTES = 4_000_000;

/** V8's own collector, which a program can only ask for by name. Without a type it looks at everything. */
function ofThisThread(): ((options?: { type: 'minor' }) => void) | undefined {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? (options) => (options ? collect(options) : collect()) : undefined;
}

const collect = ofThisThread();
/** What stays outside the heap, in bytes: the program, and the tables that engines keep. The least that was seen since a look at all. */
let stays = Number.POSITIVE_INFINITY;

/**
 * Lets go of the samples of the job before. They lie outside the heap, where V8 lets tens of megabytes gather in each thread
 * before it looks. A look at what is young takes a millisecond; what has outlived several of them, in a long job, is found
 * by a look at everything alone, which takes fifty and comes seldom.
 */
export function collectSamples(): void {
  collect?.({ type: 'minor' });
  const outside = getHeapStatistics().external_memory;
  stays = Math.min(stays, outside);
  if (outside < stays + MOST_GATHERED_BYTES) return;
  collect?.();
  // What that found is counted a moment later.
  stays = Number.POSITIVE_INFINITY;
}
