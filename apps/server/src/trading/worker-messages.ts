import type { SampleRange } from '@fairline/sports/market-definition.ts';
import type { Share } from './shares.ts';
import type { Job, PriceJob } from './simulator.ts';

/** To the worker. */
export type WorkerJob = WholeJob | SharedJob | ShareJob;

/** A job to do and answer. */
export interface WholeJob {
  readonly id: number;
  readonly job: Job;
}

/** A price to make and answer, of whose samples other workers play some. */
export interface SharedJob {
  readonly id: number;
  readonly price: PriceJob;
  /** What is left to play here. */
  readonly own: SampleRange;
  readonly shares: readonly Share[];
}

/** Samples of another worker's price, to be played and sent to it; the answer is empty. */
export interface ShareJob {
  readonly id: number;
  readonly shareOf: PriceJob;
  readonly share: Share;
}

/** Without its number. */
export type NewJob = Omit<WholeJob, 'id'> | Omit<SharedJob, 'id'> | Omit<ShareJob, 'id'>;

/** From it. */
export type WorkerAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
