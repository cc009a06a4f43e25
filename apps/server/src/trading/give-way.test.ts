import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test, vi } from 'vitest';
import { WorkerSimulator } from './worker-simulator.ts';

const THREADS = '/proc/self/task';

test.runIf(existsSync(THREADS))(
  'simulations give way to what answers people',
  async () => {
    const own = getPriority();
    const before = nicer(own);
    const simulator = new WorkerSimulator(2, { error: (error: unknown) => console.error(error) });
    try {
      await vi.waitFor(() => expect(nicer(own)).toBe(before + 2), { timeout: 60_000, interval: 50 });
      expect(getPriority()).toBe(own);
    } finally {
      await simulator.close();
    }
  },
  120_000,
);

/** How many threads of this process have a nice value above that. */
function nicer(than: number): number {
  return readdirSync(THREADS).filter((thread) => getPriority(Number(thread)) > than).length;
}
