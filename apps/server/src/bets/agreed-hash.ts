import { hash } from 'node:crypto';
import type { Odds } from '@fairline/money/odds.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import { writeTerms } from './terms-codec.ts';

/** What is agreed of a bet beside its legs and never changes: what its row says, but for what the ledger says too. */
export interface AgreedBet {
  readonly patronId: string;
  readonly type: string;
  readonly amountSource: string;
  readonly stake: bigint;
  readonly lineStake: bigint;
  readonly combinations: number;
  readonly terms: AgreedTerms;
  readonly totalOdds: Odds;
  readonly winnings: bigint;
  readonly placedAtMs: number;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly device: string;
  readonly locationId: string | undefined;
  readonly delayMs: number;
}

export interface AgreedLeg {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
  readonly selectionType: string;
  readonly eventName: string;
  readonly marketName: string;
  readonly selectionName: string;
  readonly points: number | undefined;
  readonly odds: Odds;
  readonly probability: number;
  readonly bookSequence: number | bigint;
  /** From 1. */
  readonly group: number | undefined;
  readonly teasedPoints: number | undefined;
  readonly teasedMarketKey: string | undefined;
}

/**
 * What a bet was agreed to be, in sha256 and hex. Its id holds a part of it, and the ledger's chain the id. Between the parts
 * stands what no text of the database holds, so that they cannot run into each other.
 * @param legs in their order
 */
export function agreedHash(bet: AgreedBet, ruleVersion: number, legs: readonly AgreedLeg[]): string {
  const { totalOdds } = bet;
  // One text put together at once: made for every bet that is placed.
  let text =
    `${bet.patronId}\0${bet.type}\0${bet.amountSource}\0${bet.stake}\0${bet.lineStake}\0${bet.combinations}\0` +
    `${writeTerms(bet.terms)}\0${totalOdds.numerator}\0${totalOdds.denominator}\0${bet.winnings}\0${bet.placedAtMs}\0` +
    `${ruleVersion}\0${bet.ipAddress}\0${bet.userAgent}\0${bet.device}\0${bet.locationId ?? ''}\0${bet.delayMs}\0` +
    `${legs.length}`;
  for (const leg of legs) text += legText(leg);
  return hash('sha256', text);
}

function legText(leg: AgreedLeg): string {
  return (
    `\0${leg.eventId}\0${leg.marketKey}\0${leg.selectionKey}\0${leg.selectionType}\0` +
    `${leg.eventName}\0${leg.marketName}\0${leg.selectionName}\0${leg.points ?? ''}\0` +
    `${leg.odds.numerator}\0${leg.odds.denominator}\0${leg.probability}\0${leg.bookSequence}\0` +
    `${leg.group ?? ''}\0${leg.teasedPoints ?? ''}\0${leg.teasedMarketKey ?? ''}`
  );
}
