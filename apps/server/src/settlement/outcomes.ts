import type { BetOutcome as WageringOutcome } from '@fairline/wagering/line.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import { type BetOutcome, wireOutcome, writeLegOutcome } from '../bets/bets.ts';

/** How a bet ended, in the words of the specification. */
export function wireBetOutcome(outcome: WageringOutcome): BetOutcome {
  return outcome === 'dead-heat' ? 'DEAD_HEAT' : wireOutcome(outcome);
}

export function sameOutcome(one: LegOutcome | 'pending', other: LegOutcome | 'pending'): boolean {
  if (one === 'pending' || other === 'pending') return one === other;
  return one === other || writeLegOutcome(one) === writeLegOutcome(other);
}
