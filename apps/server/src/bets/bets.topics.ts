import { topic } from '../platform/bus.ts';

/** A bet was placed or settled. */
export const betChanged = topic<{ readonly patronId: string; readonly betId: string }>('bets.betChanged');
