import { existsSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Where Linux tells a thread which it is; elsewhere a thread has no priority of its own. */
const OWN_THREAD = '/proc/thread-self';
/** Added to the nice value: a third of what a thread that answers somebody gets of a core that both want. */
const NICER = 5;
const NICEST = 19;

/** Has this thread give way to those that answer people, its own process's and others', wherever there is not a core for each. */
export function giveWay(): void {
  if (!existsSync(OWN_THREAD)) return;
  const thread = Number(readlinkSync(OWN_THREAD).split('/').at(-1));
  try {
    setPriority(thread, Math.min(getPriority(thread) + NICER, NICEST));
  } catch (error) {
    // A sandbox may forbid it; prices are made all the same.
    process.emitWarning(`Simulations do not give way to other work: ${String(error)}`);
  }
}
