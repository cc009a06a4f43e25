import type { MessagePort } from 'node:worker_threads';
import type { Job, PriceJob } from './simulator.ts';

/** To the worker. */
export type WorkerJob = WholeJob | HalfJob;

/** A job to do and answer. */
export interface WholeJob {
  readonly id: number;
  readonly job: Job;
  /** Where the second half of a price's samples comes from, when another worker plays it. */
  readonly half?: MessagePort;
}

/** The second half of the samples of another worker's price, to be played and sent to it; the answer is empty. */
export interface HalfJob {
  readonly id: number;
  readonly halfOf: PriceJob;
  readonly half: MessagePort;
}

/** From it. */
export type WorkerAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
