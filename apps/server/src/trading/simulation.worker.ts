import { parentPort } from 'node:worker_threads';
import type { Outcomes } from '@fairline/sports/market-definition.ts';
import { giveWay } from './give-way.ts';
import { letGo } from './let-go.ts';
import { priceSamples, runFit, runSamples, runWinProbability } from './run-job.ts';
import { joinShares, sendShare } from './shares.ts';
import type { PriceJob } from './simulator.ts';
import type { WorkerAnswer, WorkerJob } from './worker-messages.ts';

giveWay();

/** What came out of a job, and the samples it was made of. */
interface Done {
  readonly result?: unknown;
  readonly outcomes?: Outcomes;
}

/** The program of a simulation thread: takes jobs one after the other and answers each. */
parentPort?.on('message', async (message: WorkerJob) => {
  const { id } = message;
  let done: Done = {};
  let answer: WorkerAnswer;
  try {
    done = await run(message);
    answer = { id, result: done.result };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  // Columns are copied, not handed over: what another thread keeps for long, between what a job needs for a moment, would
  // hold the room of both.
  parentPort?.postMessage(answer);
  if (done.outcomes) letGo(done.outcomes);
});

async function run(message: WorkerJob): Promise<Done> {
  if ('shareOf' in message) {
    sendShare(message.shareOf, message.share);
    return {};
  }
  if ('shares' in message) {
    const { price, own, shares } = message;
    return priced(price, await joinShares(price, own, shares));
  }
  const { job } = message;
  switch (job.kind) {
    case 'price':
      return priced(job, runSamples(job));
    case 'fit':
      return { result: runFit(job) };
    case 'win-probability':
      return { result: runWinProbability(job) };
  }
}

function priced(job: PriceJob, outcomes: Outcomes): Done {
  return { result: priceSamples(job, outcomes), outcomes };
}
