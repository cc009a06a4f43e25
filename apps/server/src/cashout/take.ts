import { rational } from '@fairline/money/rational.ts';
import { closePart } from '@fairline/wagering/cash-out.ts';
import type { PlacedBet } from '../bets/bets.ts';
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
 * Closes a share of what is open for its part of the offer (closePart), or says why not: so small a part that nothing would be closed or
 * paid, or so large a one that less than a line of a bet may stake would be left of each.
 * @param least minor units: what is left open of a line, if not all of it is closed
 */
export function take(
  bet: PlacedBet,
  share: number,
  offer: bigint,
  least: bigint,
): Taken | 'SHARE_TOO_SMALL' | 'REST_TOO_SMALL' {
  const open = bet.lineStake - bet.closedLineStake;
  const { stake, paid } = closePart({ share: rational(BigInt(share), BigInt(WHOLE)), offer }, open);
  if (share < WHOLE) {
    if (stake === 0n || paid === 0n) return 'SHARE_TOO_SMALL';
    if (open - stake < least) return 'REST_TOO_SMALL';
  }
  return {
    paid,
    closedLineStake: bet.closedLineStake + stake,
    closedStake: stake * BigInt(bet.combinations),
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
