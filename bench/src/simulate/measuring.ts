import type { Case } from './cases.ts';

/** What simulate/samples.ts is to do. */
export interface Measuring {
  readonly cases: readonly Case[];
  /** Games of each case and turn. */
  readonly samples: number;
  readonly turns: number;
  /** 'share': what one of `threads` has to do that share the samples, and whose job it is. */
  readonly what: 'ours' | 'share' | 'plain';
  readonly threads: number;
}
