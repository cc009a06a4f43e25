import type { Case } from './cases.ts';

/** What simulate/samples.ts is to do. */
export interface Measuring {
  readonly cases: readonly Case[];
  /** Games of each case and turn. */
  readonly samples: number;
  readonly turns: number;
  /** 'half': what the thread with more to do has, of two that share the samples. */
  readonly what: 'ours' | 'half' | 'plain';
}
