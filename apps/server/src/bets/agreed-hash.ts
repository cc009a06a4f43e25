import { hash } from 'node:crypto';
import type { Odds } from '@fairline/money/odds.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import { writeTerms } from './terms-codec.ts';

/** All that is agreed of a bet and never changes: what its row and those of its legs say, but for what the ledger says too. */
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
  readonly ruleVersion: number;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly device: string;
  readonly locationId: string | undefined;
  readonly delayMs: number;
  /** In their order. */
  readonly legs: readonly AgreedLeg[];
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

/** No text of the database holds it: parts cannot run into each other. */
const BETWEEN = '\0';

/** What a bet was agreed to be, in sha256 and hex. Its id holds a part of it, and the ledger's chain the id. */
export function agreedHash(bet: AgreedBet): string {
  const { totalOdds, legs } = bet;
  let text = [
    ...[bet.patronId, bet.type, bet.amountSource, bet.stake, bet.lineStake, bet.combinations],
    ...[writeTerms(bet.terms), totalOdds.numerator, totalOdds.denominator, bet.winnings, bet.placedAtMs],
    ...[bet.ruleVersion, bet.ipAddress, bet.userAgent, bet.device, bet.locationId, bet.delayMs, legs.length],
  ].join(BETWEEN);
  for (const leg of legs) text += BETWEEN + legText(leg);
  return hash('sha256', text);
}

function legText(leg: AgreedLeg): string {
  return [
    ...[leg.eventId, leg.marketKey, leg.selectionKey, leg.selectionType],
    ...[leg.eventName, leg.marketName, leg.selectionName, leg.points],
    ...[leg.odds.numerator, leg.odds.denominator, leg.probability, leg.bookSequence],
    ...[leg.group, leg.teasedPoints, leg.teasedMarketKey],
  ].join(BETWEEN);
}
