import { parentPort } from 'node:worker_threads';
import type { MeasureColumn } from '@fairline/sports/count-marks.ts';
import { collectSamples } from './collect-samples.ts';
import type { PackedColumn } from './packed-column.ts';
import { runFit, runPrice, runWinProbability } from './run-job.ts';
import type { Job, PriceJob } from './simulator.ts';
import type { WorkerAnswer, WorkerJob } from './worker-messages.ts';

interface Done {
  readonly result: unknown;
  /** Handed over, not copied. */
  readonly buffers?: readonly ArrayBuffer[];
}

/** The program of a simulation thread: takes jobs one after the other and answers each. */
parentPort?.on('message', ({ id, job }: WorkerJob) => {
  let answer: WorkerAnswer;
  let buffers: readonly ArrayBuffer[] = [];
  try {
    const done = run(job);
    answer = { id, result: done.result };
    buffers = done.buffers ?? [];
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer, buffers);
  collectSamples();
});

function run(job: Job): Done {
  switch (job.kind) {
    case 'price':
      return price(job);
    case 'fit':
      return { result: runFit(job) };
    case 'win-probability':
      return { result: runWinProbability(job) };
  }
}

function bufferOf(column: MeasureColumn | PackedColumn): ArrayBuffer {
  return 'deflated' in column ? column.deflated.buffer : column.codes.buffer;
}

function price(job: PriceJob): Done {
  const result = runPrice(job);
  return { result, buffers: [...result.columns.values()].map(bufferOf) };
}
