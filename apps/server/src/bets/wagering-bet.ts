import type { Odds } from '@fairline/money/odds.ts';
import type { Bet, PaidWith } from '@fairline/wagering/bet.ts';
import type { PlainOutcome } from '@fairline/wagering/outcome.ts';
import type { AmountSource, BetOutcome, BetType } from './placed-bet.ts';

/** What the arithmetic of packages/wagering needs of a bet. */
export interface BetTerms {
  readonly type: BetType;
  readonly amountSource: AmountSource;
  readonly stake: bigint;
  readonly legs: readonly { readonly odds: Odds; readonly outcome: PlainOutcome | 'pending' }[];
}

export const PAID_WITH: Readonly<Record<AmountSource, PaidWith>> = {
  CASH: 'cash',
  FREE_BET: 'free-bet',
  PROMOTIONAL_CREDIT: 'promotional-credit',
};

/** @throws for types that are not placed yet */
export function wageringBet(terms: BetTerms): Bet {
  const [leg] = terms.legs;
  if (terms.type !== 'STRAIGHT' || !leg || terms.legs.length !== 1) {
    throw new Error(`Bets of type ${terms.type} with ${terms.legs.length} legs are not placed here.`);
  }
  return { type: 'straight', stake: terms.stake, paidWith: PAID_WITH[terms.amountSource], leg };
}

const LEG_OUTCOMES: Readonly<Record<PlainOutcome, BetOutcome>> = {
  win: 'WIN',
  loss: 'LOSS',
  push: 'PUSH',
  void: 'VOID',
};

export function wireOutcome(outcome: PlainOutcome): BetOutcome {
  return LEG_OUTCOMES[outcome];
}
