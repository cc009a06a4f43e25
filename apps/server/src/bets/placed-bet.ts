import type { Currency } from '@fairline/money/money.ts';
import type { Odds } from '@fairline/money/odds.ts';
import type { SelectionType } from '@fairline/sports/sport.ts';

export const BET_TYPES = ['STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER', 'INVALID'] as const;
export type BetType = (typeof BET_TYPES)[number];

export const AMOUNT_SOURCES = ['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT'] as const;
export type AmountSource = (typeof AMOUNT_SOURCES)[number];

export const BET_OUTCOMES = [
  'WIN',
  'LOSS',
  'PUSH',
  'VOID',
  'DEAD_HEAT',
  'PENDING',
  'INVALID',
  'UNAVAILABLE',
] as const;
export type BetOutcome = (typeof BET_OUTCOMES)[number];

/** A bet the house took. Amounts in minor units. What was agreed never changes; `state` does. */
export interface PlacedBet {
  /** A UUID; ids sort by the time of placing. */
  readonly id: string;
  readonly patronId: string;
  readonly type: BetType;
  readonly amountSource: AmountSource;
  readonly currency: Currency;
  readonly stake: bigint;
  readonly totalOdds: Odds;
  /** Winnings if every leg wins. */
  readonly winnings: bigint;
  readonly placedAt: Date;
  readonly legs: readonly PlacedLeg[];
  readonly state: BetState;
}

/** docs/states/bet.md has the table. */
export type BetState =
  | { readonly status: 'OPEN' }
  | {
      readonly status: 'SETTLED';
      readonly outcome: BetOutcome;
      /** What was paid back, the stake included. */
      readonly payout: bigint;
      readonly settledAt: Date;
      /** 1 when first settled, one more with each resettlement. */
      readonly version: number;
    };

export interface PlacedLeg {
  /** 1, 2, 3 … within the bet. */
  readonly number: number;
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
  readonly selectionType: SelectionType;
  readonly eventName: string;
  readonly marketName: string;
  readonly selectionName: string;
  readonly points: number | undefined;
  /** As agreed. */
  readonly odds: Odds;
  readonly outcome: BetOutcome;
  /** What decided it, in a sentence. */
  readonly resultText: string | undefined;
}

/** The words of the specification (decision 32: two of the eight are ours). */
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
