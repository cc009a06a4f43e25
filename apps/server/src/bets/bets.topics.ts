import { topic } from '../platform/bus.ts';

/** A bet was placed or settled. */
export interface BetChanged {
  readonly patronId: string;
  readonly betId: string;
}

export const betChanged = topic<BetChanged>('bets.betChanged');
