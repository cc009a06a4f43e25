import { topic } from '../platform/bus.ts';

/** A bet was placed or settled, or a leg of it was decided. */
export interface BetChanged {
  readonly patronId: string;
  readonly betId: string;
  /** It was settled before, and by other results. */
  readonly corrected?: true;
}

export const betChanged = topic<BetChanged>('bets.betChanged');
