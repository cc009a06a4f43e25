import { football } from '@fairline/sports/football/football.ts';
import { expect, test, vi } from 'vitest';
import type { Priority } from './simulator.ts';
import { testFixture } from './testing/test-trading.ts';
import { WorkerSimulator } from './worker-simulator.ts';

const { home, away } = testFixture('e');
const sides = { home, away };
const logger = { error: (error: unknown) => console.error(error) };
const GENEROUSLY = { timeout: 60_000, interval: 50 };

function price(simulator: WorkerSimulator, priority: Priority = 'background') {
  return simulator.price(
    () => ({
      kind: 'price',
      sport: 'football',
      sides,
      state: football.initial({ sides }),
      strength: football.even,
      samples: 16_384,
      seed: 5,
      board: [],
      mainOnly: false,
      columns: 'card',
      packed: false,
    }),
    () => priority,
  );
}

test('threads that nothing needs end but for one, which takes every job, and another begins when quick jobs pile up', async () => {
  const simulator = new WorkerSimulator(2, logger, 'quick', 100);
  try {
    expect(simulator.threads).toBe(2);
    await vi.waitFor(() => expect(simulator.threads).toBe(1), GENEROUSLY);
    expect((await price(simulator)).samples).toBe(16_384);
    const many = Promise.allSettled(Array.from({ length: 1000 }, () => price(simulator, 'live')));
    await vi.waitFor(() => expect(simulator.threads).toBe(2), GENEROUSLY);
    await simulator.close();
    expect(await many).toHaveLength(1000);
  } finally {
    await simulator.close();
  }
}, 120_000);
