import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startFairline } from './support/fairline.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app that all browser tests share is served. */
    address: string;
  }
}

/** Real minutes a simulated game takes in the browser tests: short enough to see a game end. */
const DEMO_PACE_MINUTES = 6;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'fairline-e2e-'));
  const fairline = await startFairline({ data, paceMinutes: DEMO_PACE_MINUTES });
  project.provide('address', fairline.address);
  return async () => {
    await fairline.stop();
    await rm(data, { recursive: true, force: true });
  };
}
