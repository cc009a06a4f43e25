import type { BetOutcome as WageringOutcome } from '@fairline/wagering/line.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import { type BetOutcome, writeLegOutcome } from '../bets/bets.ts';

/** The specification has no half outcomes: they are told by what they pay. */
const BET_OUTCOMES: Readonly<Record<WageringOutcome, BetOutcome>> = {
  win: 'WIN',
  loss: 'LOSS',
  push: 'PUSH',
  void: 'VOID',
  'half-win': 'WIN',
  'half-loss': 'LOSS',
  'dead-heat': 'DEAD_HEAT',
};

/** How a bet ended, in the words of the specification. */
export function wireBetOutcome(outcome: WageringOutcome): BetOutcome {
  return BET_OUTCOMES[outcome];
}

export function sameOutcome(one: LegOutcome | 'pending', other: LegOutcome | 'pending'): boolean {
  if (one === 'pending' || other === 'pending') return one === other;
  return one === other || writeLegOutcome(one) === writeLegOutcome(other);
}
