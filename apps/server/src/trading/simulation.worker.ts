import { parentPort } from 'node:worker_threads';
import type { MeasureColumn } from '@fairline/sports/count-marks.ts';
import { collectSamples } from './collect-samples.ts';
import { joinHalves, sendHalf } from './halves.ts';
import type { PackedColumn } from './packed-column.ts';
import { priceSamples, runFit, runPrice, runWinProbability } from './run-job.ts';
import type { PriceResult } from './simulator.ts';
import type { WorkerAnswer, WorkerJob } from './worker-messages.ts';

interface Done {
  readonly result: unknown;
  /** Handed over, not copied. */
  readonly buffers?: readonly ArrayBuffer[];
}

/** The program of a simulation thread: takes jobs one after the other and answers each. */
parentPort?.on('message', async (message: WorkerJob) => {
  const { id } = message;
  let answer: WorkerAnswer;
  let buffers: readonly ArrayBuffer[] = [];
  try {
    const done = await run(message);
    answer = { id, result: done.result };
    buffers = done.buffers ?? [];
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer, buffers);
  collectSamples();
});

async function run(message: WorkerJob): Promise<Done> {
  if ('halfOf' in message) {
    sendHalf(message.halfOf, message.half);
    return { result: undefined };
  }
  const { job, half } = message;
  switch (job.kind) {
    case 'price':
      return price(half === undefined ? runPrice(job) : priceSamples(job, await joinHalves(job, half)));
    case 'fit':
      return { result: runFit(job) };
    case 'win-probability':
      return { result: runWinProbability(job) };
  }
}

function bufferOf(column: MeasureColumn | PackedColumn): ArrayBuffer {
  return 'deflated' in column ? column.deflated.buffer : column.codes.buffer;
}

function price(result: PriceResult): Done {
  return { result, buffers: [...result.columns.values()].map(bufferOf) };
}
