import type { PairStrength } from '../kit/fit-grid.ts';

/** Runs each side makes above the average in twenty overs against its opponent of the day, and how long the match is. */
export interface CricketStrength extends PairStrength {
  /** 20 or 50. */
  readonly overs: number;
}

export const TWENTY: CricketStrength = { home: 0, away: 0, overs: 20 };
