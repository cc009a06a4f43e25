import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test, vi } from 'vitest';
import { WorkerSimulator } from './worker-simulator.ts';

const THREADS = '/proc/self/task';

test.runIf(existsSync(THREADS))(
  'simulations give way to what answers people',
  async () => {
    const own = getPriority();
    expect(priorities().filter((priority) => priority > own)).toEqual([]);
    const simulator = new WorkerSimulator(2, { error: (error: unknown) => console.error(error) });
    try {
      await vi.waitFor(() => expect(priorities().filter((priority) => priority > own)).toHaveLength(2), {
        timeout: 60_000,
        interval: 50,
      });
      expect(getPriority()).toBe(own);
    } finally {
      await simulator.close();
    }
  },
  120_000,
);

function priorities(): number[] {
  return readdirSync(THREADS).map((thread) => getPriority(Number(thread)));
}
