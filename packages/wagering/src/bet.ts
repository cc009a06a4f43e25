import type { Odds } from '@fairline/money/odds.ts';
import type { ProfitBoost } from './boost.ts';
import type { LegOutcome, PlainOutcome } from './outcome.ts';

/** What the stake was paid with. Stakes of rewards are never returned; a push or void gives the reward back. */
export type PaidWith = 'cash' | 'bonus-bet' | 'promotional-credit';

/** A leg with the pair quoted when the bet was placed. Never settle from a formatted price. */
export interface Leg {
  readonly odds: Odds;
  readonly outcome: LegOutcome | 'pending';
  /** Rule 4 percentages of runners withdrawn since. */
  readonly deductions?: readonly bigint[];
}

/**
 * Legs of one game that share a joint price (Parlay+). With a pushed or void leg the group is re-priced without
 * it (`reprice`, the default of the house) or counts 1.00 as a whole (`void-group`); either way one lost leg
 * loses it.
 */
export interface SameGameGroup {
  readonly id: string;
  readonly odds: Odds;
  readonly outcomes: readonly (PlainOutcome | 'pending')[];
  readonly voidPolicy: 'reprice' | 'void-group';
  /** The joint price of the legs that are left, from the samples of the time of placement. */
  readonly repricedOdds?: Odds;
}

/** The prices of one kind of teaser (a sport and a number of points bought). Tables are configuration. */
export interface TeaserPrices {
  /** Odds by the number of winning legs. */
  readonly byLegs: ReadonlyMap<number, Odds>;
  /** Whether a leg that lands on the teased number drops out or loses the bet; a void leg always drops out. */
  readonly ties: 'reduce' | 'lose';
}

interface Terms {
  /** Cents on each line: the whole stake, except in a round robin, where it is the stake of each parlay. */
  readonly stake: bigint;
  readonly paidWith: PaidWith;
  readonly boost?: ProfitBoost;
}

export type Bet = Terms &
  (
    | { readonly type: 'straight'; readonly leg: Leg }
    | { readonly type: 'parlay'; readonly legs: readonly Leg[] }
    | {
        readonly type: 'parlay-plus';
        readonly legs: readonly Leg[];
        readonly groups: readonly SameGameGroup[];
      }
    | { readonly type: 'round-robin'; readonly legs: readonly Leg[]; readonly sizes: readonly number[] }
    | {
        readonly type: 'teaser';
        readonly outcomes: readonly (PlainOutcome | 'pending')[];
        readonly prices: TeaserPrices;
      }
  );
