import type { Currency } from '@fairline/money/money.ts';
import type { Odds } from '@fairline/money/odds.ts';
import type { Rational } from '@fairline/money/rational.ts';
import type { BonusBet, BoostReward } from '../rewards/rewards.ts';
import type { BookView, SelectionView } from '../trading/trading.ts';
import type { AmountSource } from './amount-source.ts';
import type { SlipError } from './bet-error.ts';
import type { OfferType } from './offered.ts';
import type { KeyedSlip } from './placement-key.ts';
import type { AmountField, HeldSelection, Slip } from './slip.ts';

/** Against the accepted odds: UP pays more now. */
export type Trend = 'UP' | 'DOWN';

/** A betslip as it stands now: what its owner chose at the odds, statuses and balance of this moment. */
export interface PricedSlip {
  readonly slip: Slip;
  readonly currency: Currency;
  /** In the order they were added. */
  readonly selections: readonly SelectionView[];
  readonly straight: PricedStraights;
  /** No draft bet with fewer than two selections, one with more. */
  readonly parlay: PricedTab;
  /** A draft bet for each size of parlay; none where there can be no round robin. */
  readonly roundRobin: PricedTab;
  readonly teaser: PricedTeasers;
  /** Of the slip as a whole: what keeps its owner from betting at all. */
  readonly errors: readonly SlipError[];
}

/** Bets of one kind. Amounts in minor units. */
export interface PricedTab {
  readonly draftBets: readonly PricedDraftBet[];
  readonly totalStake: bigint;
  /** The part of it that is paid with cash. */
  readonly cashStake: bigint;
  /** What comes back if every bet with an amount wins; the stake of a reward does not. */
  readonly totalReturn: bigint;
  /** With the profit boosts that were chosen. */
  readonly totalBoostedReturn: bigint;
  readonly totalReturnTrend: Trend | undefined;
  /** Of the bets together. */
  readonly errors: readonly SlipError[];
}

export interface PricedStraights extends PricedTab {
  /** By event, in the order their first selection was added. */
  readonly groupings: readonly EventGrouping[];
}

export interface PricedTeasers extends PricedTab {
  /** Of the draft bet, if there is one. */
  readonly points: number | undefined;
  readonly previews: readonly TeaserPreview[];
  /** Selections that cannot be teased, each with the reason among its errors. */
  readonly ineligible: readonly PricedLeg[];
}

/** What the teaser would pay at so many points. */
export interface TeaserPreview {
  readonly points: number;
  readonly enabled: boolean;
  readonly totalOdds: Odds | undefined;
}

export interface EventGrouping {
  readonly eventId: string;
  /** Undefined once the event has left the board. */
  readonly book: BookView | undefined;
  readonly held: HeldSelection;
  readonly draftBets: readonly PricedDraftBet[];
}

/** A bet that is not placed. Amounts in minor units; undefined until one is typed. */
export interface PricedDraftBet extends DraftRewards {
  readonly draftBetId: string;
  /** That it stands on. */
  readonly slip: KeyedSlip;
  /** INVALID while its selections make no bet; its errors say why. */
  readonly type: OfferType | 'INVALID';
  readonly currency: Currency;
  readonly legs: readonly PricedLeg[];
  /** Its legs by event; the legs of one event share their odds. */
  readonly groups: readonly PricedGroup[];
  /** It has no price only because what legs of one game cost together is being worked out: a second or two. */
  readonly isPricing: boolean;
  /** Undefined for a round robin, and while it has no price. */
  readonly totalOdds: Odds | undefined;
  readonly totalOddsTrend: Trend | undefined;
  readonly boostedTotalOdds: Odds | undefined;
  /** Winnings per unit of `stake`; 0 while there is no price. */
  readonly ratio: Rational;
  /** The same at the accepted odds. */
  readonly acceptedRatio: Rational;
  readonly combinations: number;
  readonly patronSetField: AmountField;
  readonly amountSource: AmountSource;
  /** Of a round robin for each of its parlays. */
  readonly stake: bigint | undefined;
  readonly totalStake: bigint;
  readonly winnings: bigint | undefined;
  /** With the profit boost that was chosen; undefined without one. */
  readonly boostedWinnings: bigint | undefined;
  /** Works out the most that can be staked, whatever there is to pay it with: 0 where even the least is too much, undefined for a round robin and without a price. */
  readonly largestStake: () => bigint | undefined;
  readonly errors: readonly SlipError[];
}

export interface PricedLeg {
  readonly id: string;
  readonly held: HeldSelection;
  readonly selection: SelectionView;
  readonly book: BookView | undefined;
  readonly oddsTrend: Trend | undefined;
  /** The odds of now were neither accepted nor are taken without asking. */
  readonly requiresAcceptance: boolean;
  /** In a teaser: the line with the points bought. */
  readonly teasedPoints?: number | undefined;
  /** Of a line that is closed the one on sale that stands in its place. */
  readonly inPlace?: SelectionView;
  readonly errors: readonly SlipError[];
}

/** The legs of one event in a bet of several. */
export interface PricedGroup {
  readonly eventId: string;
  readonly book: BookView | undefined;
  readonly held: HeldSelection;
  readonly legs: readonly PricedLeg[];
  /** The joint price; undefined for a leg by itself, and while there is none. */
  readonly odds: Odds | undefined;
  readonly acceptedOdds: Odds | undefined;
  readonly oddsTrend: Trend | undefined;
  readonly requiresAcceptance: boolean;
}

/** A reward beside the bet it might be used on. */
export interface RewardOption<Reward> {
  readonly reward: Reward;
  /** Why it cannot be used on this bet, in sentences; empty when it can. */
  readonly reasons: readonly string[];
}

export interface DraftRewards {
  readonly bonusBets: readonly RewardOption<BonusBet>[];
  readonly profitBoosts: readonly RewardOption<BoostReward>[];
  /** Minor units. */
  readonly promotionalCredit: bigint;
  readonly freeBetId: string | undefined;
  readonly profitBoostId: string | undefined;
}

/** A draft bet of a slip, of whatever kind. */
export function draftBetOf(slip: PricedSlip, draftBetId: string): PricedDraftBet | undefined {
  const tabs = [slip.straight, slip.parlay, slip.roundRobin, slip.teaser];
  return tabs.flatMap((tab) => tab.draftBets).find((bet) => bet.draftBetId === draftBetId);
}
