import { parentPort } from 'node:worker_threads';
import { runFit, runPrice, runWinProbability } from './run-job.ts';
import type { Job } from './simulator.ts';
import type { WorkerAnswer, WorkerJob } from './worker-messages.ts';

/** The program of a simulation thread: takes jobs one after the other and answers each. */
parentPort?.on('message', ({ id, job }: WorkerJob) => {
  let answer: WorkerAnswer;
  try {
    answer = { id, result: run(job) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});

function run(job: Job): unknown {
  switch (job.kind) {
    case 'price':
      return runPrice(job);
    case 'fit':
      return runFit(job);
    case 'win-probability':
      return runWinProbability(job);
  }
}
