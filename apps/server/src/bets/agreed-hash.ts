import { hash } from 'node:crypto';
import type { Odds } from '@fairline/money/odds.ts';

/** What is agreed of a bet beside its legs and never changes: what its row says, but for what the ledger says too. */
export interface AgreedBet {
  readonly patronId: string;
  readonly type: string;
  readonly amountSource: string;
  readonly stake: bigint;
  readonly lineStake: bigint;
  readonly combinations: number;
  /** As writeTerms writes them. */
  readonly termsText: string;
  readonly totalOdds: Odds;
  readonly winnings: bigint;
  readonly placedAtMs: number;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly device: string;
  readonly locationId: string | undefined;
  readonly delayMs: number;
}

/** What of a leg is the same in every bet on the selection at that price. */
export interface AgreedSelection {
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
}

export interface AgreedLeg extends AgreedSelection {
  /** From 1. */
  readonly group: number | undefined;
  readonly teasedPoints: number | undefined;
  readonly teasedMarketKey: string | undefined;
}

/**
 * What a bet was agreed to be, in sha256 and hex. Its id holds a part of it, and the ledger's chain the id. Between the parts
 * stands what no text of the database holds, so that they cannot run into each other.
 * @param legs each as legText writes it, in their order
 */
export function agreedHash(bet: AgreedBet, ruleVersion: number, legs: readonly string[]): string {
  const { totalOdds } = bet;
  // One text put together at once: made for every bet that is placed.
  let text =
    `${bet.patronId}\0${bet.type}\0${bet.amountSource}\0${bet.stake}\0${bet.lineStake}\0${bet.combinations}\0` +
    `${bet.termsText}\0${totalOdds.numerator}\0${totalOdds.denominator}\0${bet.winnings}\0${bet.placedAtMs}\0` +
    `${ruleVersion}\0${bet.ipAddress}\0${bet.userAgent}\0${bet.device}\0${bet.locationId ?? ''}\0${bet.delayMs}\0` +
    `${legs.length}`;
  for (const leg of legs) text += leg;
  return hash('sha256', text);
}

/** The first part of a leg's text. */
export function selectionText(selection: AgreedSelection): string {
  const { odds } = selection;
  return (
    `\0${selection.eventId}\0${selection.marketKey}\0${selection.selectionKey}\0${selection.selectionType}\0` +
    `${selection.eventName}\0${selection.marketName}\0${selection.selectionName}\0${selection.points ?? ''}\0` +
    `${odds.numerator}\0${odds.denominator}\0${selection.probability}\0${selection.bookSequence}\0`
  );
}

/** @param selection as selectionText writes it */
export function legText(
  selection: string,
  { group, teasedPoints, teasedMarketKey }: Pick<AgreedLeg, 'group' | 'teasedPoints' | 'teasedMarketKey'>,
): string {
  return `${selection}${group ?? ''}\0${teasedPoints ?? ''}\0${teasedMarketKey ?? ''}`;
}
