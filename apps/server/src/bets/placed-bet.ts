import type { Currency } from '@fairline/money/money.ts';
import type { Odds } from '@fairline/money/odds.ts';
import type { SelectionType } from '@fairline/sports/market-definition.ts';
import { selectionRawId } from '@fairline/sports/raw-id.ts';
import type { WireOutcome } from '@fairline/wagering/leg-outcome.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import type { AmountSource } from '../betslip/betslip.ts';
import type { AgreedTerms } from './agreed-terms.ts';

export type { AmountSource } from '../betslip/betslip.ts';

export const BET_TYPES = ['STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER', 'INVALID'] as const;
export type BetType = (typeof BET_TYPES)[number];

export type BetOutcome = WireOutcome;

/** Of a bet the house took what decides what it pays. Amounts in minor units. What was agreed never changes; `state` does. */
export interface PayableBet {
  /** A UUID; ids sort by the time of placing. */
  readonly id: string;
  readonly patronId: string;
  readonly type: BetType;
  readonly amountSource: AmountSource;
  /** All that was taken: line stake times combinations. */
  readonly stake: bigint;
  readonly lineStake: bigint;
  /** Of each line's stake, what cash outs closed. */
  readonly closedLineStake: bigint;
  /** Lines; 1 but for a round robin. */
  readonly combinations: number;
  readonly terms: AgreedTerms;
  /** Winnings if every leg wins, a boost's extra among them. */
  readonly winnings: bigint;
  readonly placedAt: Date;
  readonly legs: readonly PayableLeg[];
  readonly state: BetState;
}

/** All that is told of a bet. */
export interface PlacedBet extends PayableBet {
  readonly currency: Currency;
  /** What cash outs paid, beside what settlement pays. */
  readonly cashedOut: bigint;
  /** Profit per unit of the whole stake if every leg wins, without a boost. */
  readonly totalOdds: Odds;
  /** How long the bet waited for its last look because a leg was in play. */
  readonly delayMs: number;
  readonly legs: readonly PlacedLeg[];
}

/** docs/states/bet.md has the table. */
export type BetState =
  | { readonly status: 'OPEN' }
  /** Nothing is left of it: `cashedOut` is what was paid. */
  | { readonly status: 'CASHED_OUT'; readonly closedAt: Date }
  | {
      readonly status: 'SETTLED';
      readonly outcome: BetOutcome;
      /** What settlement paid, the stake included. */
      readonly payout: bigint;
      readonly settledAt: Date;
      /** 1 when first settled, one more with each resettlement. */
      readonly version: number;
      /** Bonus bet or promotional credit given back. */
      readonly restored: bigint;
      /** Of the payout, what a profit boost added. */
      readonly boostExtra: bigint;
      readonly linesWon: number;
      readonly linesRefunded: number;
      /** Of a correction to the patron's cost, what was spent already and is owed. */
      readonly owed: bigint;
    };

export interface PayableLeg {
  /** 1, 2, 3 … within the bet. */
  readonly number: number;
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
  readonly selectionType: SelectionType;
  readonly points: number | undefined;
  /** As agreed; of a leg in a group or a teaser, its price alone. */
  readonly odds: Odds;
  /** From 1; undefined for a leg that multiplies by itself. */
  readonly group: number | undefined;
  /** TEASER: the line with the points bought, and the market at that line. */
  readonly teased: { readonly points: number; readonly marketKey: string } | undefined;
  readonly decision: LegDecision | undefined;
}

export interface PlacedLeg extends PayableLeg {
  readonly eventName: string;
  readonly marketName: string;
  readonly selectionName: string;
  readonly outcome: BetOutcome;
}

/** What decided a leg: enough to check it by hand. */
export interface LegDecision {
  /** Exactly; the leg's `outcome` is the word for it. */
  readonly outcome: LegOutcome;
  /** The final value, in a sentence. */
  readonly text: string;
  /** Of the event's feed message. */
  readonly feedSequence: number | undefined;
  readonly ruleVersion: number;
  readonly decidedAt: Date;
}

/** The market whose rule grades the leg. */
export function gradedMarketKey(leg: Pick<PayableLeg, 'marketKey' | 'teased'>): string {
  return leg.teased?.marketKey ?? leg.marketKey;
}

/** What is still at risk on all lines together. */
export function openStake({ lineStake, closedLineStake, combinations }: PayableBet): bigint {
  return (lineStake - closedLineStake) * BigInt(combinations);
}

/** The words of the specification; two of the eight are ours. */
export const OUTCOME_LABELS: Readonly<Record<BetOutcome, string>> = {
  WIN: 'User wins Market',
  LOSS: 'User loses market',
  PUSH: 'User gets stake back',
  VOID: 'Void',
  PENDING: 'Pending',
  INVALID: 'Invalid',
  DEAD_HEAT: 'Dead heat',
  UNAVAILABLE: 'Unavailable',
};

/** Raw ids of what the bet is on. */
export function selectionIdsOf({ legs }: Pick<PayableBet, 'legs'>): string[] {
  return legs.map(selectionRawId);
}
