import { odds } from '@fairline/money/odds.ts';
import * as v from 'valibot';

// The format of settlement case files: cents and integers as JSON numbers, which this border turns into bigints.

const integer = v.pipe(v.number(), v.safeInteger(), v.toBigint());
const notNegative = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.toBigint());
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.toBigint());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const longPositive = v.pipe(v.string(), v.regex(/^\d+$/), v.toBigint());

const price = v.pipe(
  v.object({ numerator: positive, denominator: positive }),
  v.transform(({ numerator, denominator }) => odds(numerator, denominator)),
);

const outcome = v.picklist(['WIN', 'LOSS', 'PUSH', 'VOID', 'HALF_WIN', 'HALF_LOSS', 'DEAD_HEAT', 'PENDING']);

/** '-7.5', '+3', '0.25': points, in quarters. */
const line = v.pipe(
  v.string(),
  v.regex(/^[+-]?\d{1,6}(\.(25|5|50|75|0|00))?$/, ({ input }) => `${input} is not a line in quarter points`),
  v.toNumber(),
);

const points = v.pipe(v.number(), v.safeInteger());
const score = v.object({ home: points, away: points });
const market = v.variant('kind', [
  v.object({ kind: v.literal('SPREAD'), side: v.picklist(['HOME', 'AWAY']), line, score }),
  v.object({ kind: v.literal('TOTAL'), side: v.picklist(['OVER', 'UNDER']), line, score }),
  v.object({ kind: v.literal('MONEYLINE_2WAY'), side: v.picklist(['HOME', 'AWAY']), score }),
  v.object({ kind: v.literal('MONEYLINE_3WAY'), side: v.picklist(['HOME', 'DRAW', 'AWAY']), score }),
]);

const leg = v.object({
  odds: price,
  outcome,
  deadHeat: v.optional(v.object({ tied: positive, places: positive })),
  group: v.optional(v.string()),
  market: v.optional(market),
  /** Deductions as percentages, and as the odds at which runners were withdrawn, from which the scale makes them. */
  rule4Percent: v.optional(v.array(notNegative), []),
  rule4Withdrawn: v.optional(v.array(price), []),
});

const bet = v.object({
  type: v.picklist(['STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'TEASER', 'ROUND_ROBIN']),
  amountSource: v.picklist(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT']),
  stakeCents: v.optional(positive),
  stakePerCombinationCents: v.optional(positive),
  comboSizes: v.optional(v.array(count)),
  sgpGroups: v.optional(
    v.record(
      v.string(),
      v.object({
        odds: price,
        pushPolicy: v.picklist(['REPRICE', 'VOID_GROUP']),
        repricedOdds: v.optional(price),
      }),
    ),
  ),
  teaser: v.optional(
    v.object({
      pushRule: v.picklist(['REDUCE', 'TIES_LOSE']),
      payoutByLegs: v.record(
        v.pipe(v.string(), v.regex(/^\d+$/)),
        v.pipe(
          v.tuple([positive, positive]),
          v.transform(([numerator, denominator]) => odds(numerator, denominator)),
        ),
      ),
    }),
  ),
  profitBoost: v.optional(
    v.object({
      percent: positive,
      capKind: v.picklist(['NONE', 'STAKE', 'EXTRA_WINNINGS']),
      capCents: v.optional(notNegative),
    }),
  ),
  cashOuts: v.optional(v.array(v.object({ percent: positive, offerCents: notNegative }))),
});

const expected = v.object({
  returnCents: v.optional(notNegative),
  netCents: v.optional(integer),
  totalStakeCents: v.optional(notNegative),
  betOutcome: v.optional(v.string()),
  exactReturnCents: v.optional(v.object({ numerator: longPositive, denominator: longPositive })),
  teaserLegsPaid: v.optional(count),
  freeBetRestoredCents: v.optional(notNegative),
  combinations: v.optional(count),
  winningCombinations: v.optional(count),
  refundedCombinations: v.optional(count),
  boostExtraCents: v.optional(notNegative),
  cashOutPaidCents: v.optional(notNegative),
  remainingStakeCents: v.optional(notNegative),
  settlementReturnCents: v.optional(notNegative),
  previousReturnCents: v.optional(notNegative),
  ledgerDeltaCents: v.optional(integer),
});

/** Each case is read on its own, so that one which cannot be read does not hide the others. */
export const caseFile = v.object({ cases: v.array(v.unknown()) });

export const settlementCase = v.object({
  id: v.string(),
  bet,
  legs: v.pipe(v.array(leg), v.minLength(1)),
  expectedReturnCents: v.optional(notNegative),
  expected: v.optional(expected, {}),
  previousOutcomes: v.optional(v.array(outcome)),
  previousOdds: v.optional(v.array(price)),
});

/** For naming a case that cannot be read. */
export const identified = v.object({ id: v.string() });

export type SettlementCase = v.InferOutput<typeof settlementCase>;
export type CaseLeg = SettlementCase['legs'][number];
export type CaseOutcome = CaseLeg['outcome'];
export type CaseMarket = NonNullable<CaseLeg['market']>;
