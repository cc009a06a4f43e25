import type { Odds } from '@fairline/money/odds.ts';
import type { Bet, PaidWith, TeaserPrices } from '@fairline/wagering/bet.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';
import type { BookView, SelectionView, Trading } from '../trading/trading.ts';
import type { BetError } from './bet-error.ts';

export type OfferType = 'STRAIGHT' | 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'TEASER';

/** What is asked for: selections by their raw ids, in the order of the bet's legs. */
export interface OfferRequest {
  readonly type: OfferType;
  readonly selectionIds: readonly string[];
  /** ROUND_ROBIN: legs of each of its parlays. */
  readonly roundRobinSize?: number | undefined;
  /** TEASER: points each line moves in the patron's favour. */
  readonly teaserPoints?: number | undefined;
}

export interface OfferedLeg {
  readonly selection: SelectionView;
  readonly book: BookView;
  /** Of the selection alone, as the board has it. */
  readonly odds: Odds;
  /** Which of the offer's groups it is in; absent for a leg that multiplies by itself. */
  readonly group?: number;
  /** TEASER: the line with the points bought, as seen from the selection. */
  readonly points?: number;
  /** TEASER: the key of the market at that line, whose rule grades the leg. */
  readonly teasedMarketKey?: string;
}

/** The legs of one event that share a price. */
export interface OfferedGroup {
  readonly eventId: string;
  /** Indexes into the offer's legs. */
  readonly legs: readonly number[];
  readonly odds: Odds;
  /** The fair chance that all of them win, 0 to 1. */
  readonly probability: number;
  /** The price of what is left when legs are void, by the bit mask of the legs kept. */
  readonly subsets: readonly (Odds | undefined)[];
}

export interface OfferTerms {
  /** Minor units; of a round robin for each combination. */
  readonly stake: bigint;
  readonly paidWith: PaidWith;
  readonly boost?: ProfitBoost;
}

export interface Offered {
  readonly kind: 'offered';
  /** What it is, which need not be what was asked for: a parlay with two legs of one event is a PARLAY_PLUS. */
  readonly type: OfferType;
  readonly legs: readonly OfferedLeg[];
  readonly groups: readonly OfferedGroup[];
  readonly teaserPoints?: number;
  /** What a teaser pays by the number of winning legs. */
  readonly teaserPrices?: TeaserPrices;
  readonly roundRobinSize?: number;
  /** Undefined for a round robin, whose parlays have odds of their own. */
  readonly totalOdds: Odds | undefined;
  readonly combinations: number;
  /** For the arithmetic of packages/wagering, every leg pending. */
  bet(terms: OfferTerms): Bet;
}

export type Offer = Offered | { readonly kind: 'refused'; readonly errors: readonly BetError[] };

export type Board = Pick<Trading, 'book' | 'selection' | 'joint' | 'jointOfSubsets'>;
export type JointPrices = Pick<Trading, 'joint' | 'jointOfSubsets'>;
