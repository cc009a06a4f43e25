import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL server; test databases are made in it. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run, without fsync, gone when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fairline-test-'));
  await chmod(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder, durable: false });
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
