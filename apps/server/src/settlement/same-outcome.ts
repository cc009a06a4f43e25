import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import { writeLegOutcome } from '../bets/bets.ts';

export function sameOutcome(one: LegOutcome, other: LegOutcome): boolean {
  return one === other || writeLegOutcome(one) === writeLegOutcome(other);
}
