import type { Job } from './simulator.ts';

/** To the worker. */
export interface WorkerJob {
  readonly id: number;
  readonly job: Job;
}

/** From it. */
export type WorkerAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };
