import type { BetError } from './bet-error.ts';

/** A bet's errors without those its legs show themselves. */
export function withoutLegErrors(errors: readonly BetError[]): BetError[] {
  return errors.filter((error) => error.displayType !== 'SELECTION_DISABLED');
}
