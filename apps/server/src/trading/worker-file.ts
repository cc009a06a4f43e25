import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface WorkerFile {
  readonly url: URL;
  readonly execArgv: readonly string[];
}

/** The simulation thread's program: beside the bundle when there is one, else the source, which Node reads through tsx. */
export function simulationWorkerFile(): WorkerFile {
  const bundled = new URL('./simulation.worker.js', import.meta.url);
  if (existsSync(bundled)) return { url: bundled, execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { url: new URL('./simulation.worker.ts', import.meta.url), execArgv: ['--import', tsx] };
}
