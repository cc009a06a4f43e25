import { rational } from '@fairline/money/rational.ts';
import { settleAfterCashOuts } from '@fairline/wagering/cash-out.ts';
import { openPart, type PlacedBet } from '../bets/bets.ts';
import type { OfferTicket } from './offer-ticket.ts';

/** Shares and tolerances are in hundredths of a percent. */
export const WHOLE = 10_000;

/** What a cash out does, in minor units. */
export interface Taken {
  readonly paid: bigint;
  /** Of each line, in all, after it. */
  readonly closedLineStake: bigint;
  /** Of all lines, by it. */
  readonly closedStake: bigint;
}

/**
 * Closes a share of what is open for that share of the offer, both rounded half-up. Undefined when a part is so small that
 * rounding would close nothing, or everything, or pay nothing.
 */
export function take(bet: PlacedBet, share: number, offer: bigint): Taken | undefined {
  const open = bet.lineStake - bet.closedLineStake;
  const { paid, remainingStake } = settleAfterCashOuts(openPart(bet), [
    { share: rational(BigInt(share), BigInt(WHOLE)), offer },
  ]);
  const closed = open - remainingStake;
  if (paid === 0n || closed === 0n || (remainingStake === 0n && share < WHOLE)) return undefined;
  return {
    paid,
    closedLineStake: bet.closedLineStake + closed,
    closedStake: closed * BigInt(bet.combinations),
  };
}

/**
 * What is paid for all that is open: the offer as long as its price is held; after that the price of now, if it is not lower
 * than the patron takes. Undefined when it is. A suspension ends the hold: what reopens is another game.
 */
export function agreedPrice(
  offered: Pick<OfferTicket, 'amount' | 'heldUntilMs' | 'board'>,
  now: { readonly amount: bigint; readonly ms: number; readonly board: string },
  tolerance: number,
): bigint | undefined {
  if (now.ms <= offered.heldUntilMs && now.board === offered.board) return offered.amount;
  const isTaken = now.amount * BigInt(WHOLE) >= offered.amount * BigInt(WHOLE - tolerance);
  return isTaken ? now.amount : undefined;
}
