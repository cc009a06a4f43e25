import { parentPort } from 'node:worker_threads';
import { collectSamples } from './collect-samples.ts';
import { giveWay } from './give-way.ts';
import { joinHalves, sendHalf } from './halves.ts';
import { priceSamples, runFit, runPrice, runWinProbability } from './run-job.ts';
import type { WorkerAnswer, WorkerJob } from './worker-messages.ts';

giveWay();

/** The program of a simulation thread: takes jobs one after the other and answers each. */
parentPort?.on('message', async (message: WorkerJob) => {
  const { id } = message;
  let answer: WorkerAnswer;
  try {
    answer = { id, result: await run(message) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  // Columns are copied, not handed over: what another thread keeps for long, between what a job needs for a moment, would
  // hold the room of both.
  parentPort?.postMessage(answer);
  collectSamples();
});

async function run(message: WorkerJob): Promise<unknown> {
  if ('halfOf' in message) {
    sendHalf(message.halfOf, message.half);
    return undefined;
  }
  const { job, half } = message;
  switch (job.kind) {
    case 'price':
      return half === undefined ? runPrice(job) : priceSamples(job, await joinHalves(job, half));
    case 'fit':
      return runFit(job);
    case 'win-probability':
      return runWinProbability(job);
  }
}
