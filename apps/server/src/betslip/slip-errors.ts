import type { BetError } from './bet-error.ts';
import type { PricedDraftBet } from './priced-slip.ts';

/** A bet's errors without those its legs show themselves. */
export function withoutLegErrors(errors: readonly BetError[]): BetError[] {
  return errors.filter((error) => error.displayType !== 'SELECTION_DISABLED');
}

/** Whether one of these bets is more than the house takes just now, which everybody's open bets decide. */
export function meetHouseLimit(bets: readonly PricedDraftBet[]): boolean {
  return bets.some(({ errors }) =>
    errors.some(({ code }) => code === 'HOUSE_LIMIT_REACHED' || code === 'HOUSE_LIMIT_EXCEEDED'),
  );
}
