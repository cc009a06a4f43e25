import type { Case } from './cases.ts';

/** What simulate/samples.ts is to do. */
export interface Measuring {
  readonly cases: readonly Case[];
  /** Games of each case and turn. */
  readonly samples: number;
  readonly turns: number;
  readonly what: 'ours' | 'plain';
}
