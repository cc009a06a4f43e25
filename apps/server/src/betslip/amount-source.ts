import type { PaidWith } from '@fairline/wagering/bet.ts';

/** What a stake is taken from. */
export type AmountSource = 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';

/** The same in the words of the arithmetic. */
export const PAID_WITH: Readonly<Record<AmountSource, PaidWith>> = {
  CASH: 'cash',
  FREE_BET: 'bonus-bet',
  PROMOTIONAL_CREDIT: 'promotional-credit',
};
