import { rational } from '@fairline/money/rational.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import { settleBet } from '@fairline/wagering/settle.ts';
import { expect, test } from 'vitest';
import { wageringBet } from './wagering-bet.ts';

const JOINT = { numerator: 9n, denominator: 1n };
const SHARED: LegOutcome = { tied: 3n, places: 1n };

function paid(outcomes: readonly LegOutcome[]) {
  return settleBet(
    wageringBet({
      type: 'PARLAY_PLUS',
      amountSource: 'CASH',
      lineStake: 1_000n,
      terms: {
        groups: [
          {
            eventId: 'open-1',
            odds: JOINT,
            subsets: [
              undefined,
              { numerator: 2n, denominator: 1n },
              { numerator: 3n, denominator: 1n },
              JOINT,
            ],
          },
        ],
      },
      legs: outcomes.map((outcome) => ({ odds: { numerator: 2n, denominator: 1n }, outcome, group: 1 })),
    }),
  );
}

test('a place shared with others wins in full in a group, at the joint price that was made so [BET-015]', () => {
  expect(paid(['win', SHARED])).toMatchObject({ kind: 'settled', outcome: 'win', returned: 10_000n });
  expect(paid([SHARED, SHARED])).toMatchObject({ returned: 10_000n, exactReturn: rational(10_000n) });
  expect(paid(['loss', SHARED])).toMatchObject({ outcome: 'loss', returned: 0n });
});

test('a group of which a leg is void is paid what the shared place alone was agreed to be worth', () => {
  expect(paid(['void', SHARED])).toMatchObject({ outcome: 'win', returned: 4_000n });
});
