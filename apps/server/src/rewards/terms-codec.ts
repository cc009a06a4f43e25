import { odds } from '@fairline/money/odds.ts';
import { rational } from '@fairline/money/rational.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';
import * as v from 'valibot';
import { REWARD_BET_TYPES, type Restriction } from './reward.ts';

// A reward's terms as JSON: written once, when it is granted. Whole numbers beyond 2^53 are safe as text.

const WholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((digits) => BigInt(digits)),
);
const Fraction = v.object({ numerator: WholeNumber, denominator: WholeNumber });
const Odds = v.pipe(
  Fraction,
  v.transform(({ numerator, denominator }) => odds(numerator, denominator)),
);

const RestrictionJson = v.object({
  minLegs: v.optional(v.number()),
  maxLegs: v.optional(v.number()),
  betTypes: v.optional(v.array(v.picklist(REWARD_BET_TYPES))),
  scope: v.optional(
    v.object({
      kind: v.picklist(['sport', 'competition', 'event']),
      keys: v.array(v.string()),
      name: v.string(),
    }),
  ),
  minOdds: v.optional(Odds),
});

const TermsJson = v.object({
  restriction: RestrictionJson,
  boost: v.optional(
    v.object({
      rate: v.pipe(
        Fraction,
        v.transform(({ numerator, denominator }) => rational(numerator, denominator)),
      ),
      cap: v.optional(v.object({ kind: v.picklist(['stake', 'extra-winnings']), amount: WholeNumber })),
    }),
  ),
});

export interface RewardTerms {
  readonly restriction: Restriction;
  /** Of a profit boost. */
  readonly boost?: ProfitBoost | undefined;
}

export function writeTerms(terms: RewardTerms): string {
  return JSON.stringify(terms, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
}

/** @throws when the text is none that writeTerms made */
export function readTerms(json: unknown): RewardTerms {
  const { restriction, boost } = v.parse(TermsJson, json);
  if (!boost) return { restriction };
  const { rate, cap } = boost;
  return { restriction, boost: cap ? { rate, cap } : { rate } };
}
