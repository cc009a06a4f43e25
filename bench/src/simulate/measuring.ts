import type { Case } from './cases.ts';

/** What simulate/samples.ts is to do. */
export interface Measuring {
  readonly cases: readonly Case[];
  /** Games of each case and turn. */
  readonly samples: number;
  readonly turns: number;
  /**
   * 'share': what one of `threads` has to do that share the samples, and whose job it is. 'offer': finding the markets of what was
   * simulated and counting them; 'count': counting them alone; 'count-each': the same outcome by outcome.
   */
  readonly what: 'ours' | 'share' | 'plain' | 'offer' | 'count' | 'count-each';
  readonly threads: number;
}
