import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { newFolder, startFairline } from './support/fairline.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app that all browser tests share is served. */
    address: string;
    /** Its data folder, for who gives orders beside it. */
    data: string;
  }
}

/** Real minutes a simulated game takes in the browser tests: short enough to see a game end. */
const DEMO_PACE_MINUTES = 6;

/** Starts the app once for all browser tests; FAIRLINE_ADDRESS names one that runs already instead, FAIRLINE_DATA its data. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.FAIRLINE_ADDRESS;
  if (running) {
    project.provide('address', running);
    project.provide('data', process.env.FAIRLINE_DATA ?? '.fairline');
    return undefined;
  }
  const data = await newFolder();
  const fairline = await startFairline({ data, paceMinutes: DEMO_PACE_MINUTES });
  project.provide('address', fairline.address);
  project.provide('data', data);
  return async () => {
    await fairline.stop();
    await rm(data, { recursive: true, force: true });
  };
}
