import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread that runs the simulation program: simulation.worker.js beside the bundle when there is one, else the source, which
 * Node 20 reads only through tsx. (tsx's --import flag does nothing inside a worker, so the thread registers it itself.)
 */
export function startSimulationWorker(options: WorkerOptions): Worker {
  const bundled = new URL('./simulation.worker.js', import.meta.url);
  if (existsSync(bundled)) return new Worker(bundled, options);
  const source = new URL('./simulation.worker.ts', import.meta.url);
  // By path: require would be given tsx's CommonJS build, which cannot register here.
  const tsx = new URL(
    './dist/esm/api/index.mjs',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')),
  );
  const program = `import(${JSON.stringify(tsx.href)})
    .then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); })
    .catch((error) => setImmediate(() => { throw error; }));`;
  return new Worker(program, { ...options, eval: true });
}
