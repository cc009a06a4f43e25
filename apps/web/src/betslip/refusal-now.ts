import type { BetErrorDisplayType, SlipError } from './slip-errors.ts';

/** What the slip tells by itself, as long as it is so; of a refusal for it, what is left to say once the slip tells it no more. */
const OF_A_MOMENT: Partial<Readonly<Record<BetErrorDisplayType, string>>> = {
  DEPOSIT:
    'Your bet was not placed: your balance did not cover it at that moment. Place it again if you still want it.',
  SELECTION_DISABLED:
    'Your bet was not placed: a selection could not be bet on at that moment. Place it again if you still want it.',
};

/**
 * What placing was refused for, beside what the slip says now: nothing twice, and nothing keeps a bet from being placed that
 * the slip, which follows markets and balance, says no more.
 */
export function refusalsNow(
  refused: readonly SlipError[],
  known: readonly SlipError[],
): readonly SlipError[] {
  return refused
    .filter(({ code }) => known.every((one) => one.code !== code))
    .map((error) => {
      const message = OF_A_MOMENT[error.displayType];
      if (message === undefined) return error;
      return { ...error, message, displayType: 'RETRYABLE', disableAwardsDisplay: false };
    });
}
