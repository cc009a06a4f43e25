import { rational } from '@fairline/money/rational.ts';
import fc from 'fast-check';

/** A profit boost of any rate up to double and a cap of either kind, or none. @param mostCap minor units */
export function anyBoost(mostCap: bigint) {
  return fc.option(
    fc.record({
      rate: fc.bigInt(1n, 100n).map((percent) => rational(percent, 100n)),
      cap: fc.record({
        kind: fc.constantFrom('stake', 'extra-winnings'),
        amount: fc.bigInt(1n, mostCap),
      }),
    }),
    { nil: undefined },
  );
}
