import type { Currency } from '@fairline/money/money.ts';
import type { Odds } from '@fairline/money/odds.ts';
import type { BookView, SelectionView } from '../trading/trading.ts';
import type { BetError } from './bet-error.ts';
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
}

export interface PricedStraights {
  readonly draftBets: readonly PricedDraftBet[];
  /** By event, in the order their first selection was added. */
  readonly groupings: readonly EventGrouping[];
  readonly totalStake: bigint;
  /** Stakes and winnings of every bet with an amount. */
  readonly totalReturn: bigint;
  readonly totalReturnTrend: Trend | undefined;
  /** Of the bets together. */
  readonly errors: readonly BetError[];
}

export interface EventGrouping {
  readonly eventId: string;
  /** Undefined once the event has left the board. */
  readonly book: BookView | undefined;
  readonly held: HeldSelection;
  readonly draftBets: readonly PricedDraftBet[];
}

/** A bet that is not placed. Amounts in minor units; undefined until one is typed. */
export interface PricedDraftBet {
  readonly draftBetId: string;
  readonly currency: Currency;
  readonly legs: readonly PricedLeg[];
  readonly totalOdds: Odds;
  readonly totalOddsTrend: Trend | undefined;
  readonly patronSetField: AmountField;
  readonly stake: bigint | undefined;
  readonly winnings: bigint | undefined;
  readonly errors: readonly BetError[];
}

export interface PricedLeg {
  readonly id: string;
  readonly held: HeldSelection;
  readonly selection: SelectionView;
  readonly book: BookView | undefined;
  readonly oddsTrend: Trend | undefined;
  /** The odds of now were neither accepted nor are taken without asking. */
  readonly requiresAcceptance: boolean;
  readonly errors: readonly BetError[];
}
