import { compareRational, one, type Rational, rational, times, zero } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import type { Bet } from './bet.ts';
import { type Settlement, settleBet } from './settle.ts';

/** A cash out that was taken: a share of the stake still open was closed for its part of the offer. */
export interface CashOut {
  /** More than 0, at most 1. */
  readonly share: Rational;
  /** Cents offered for closing everything that was open at the time. */
  readonly offer: bigint;
}

export interface ClosedPart {
  /** Cents of each line. */
  readonly stake: bigint;
  /** Cents for all lines. */
  readonly paid: bigint;
}

export interface CashedOut {
  readonly outcome: 'cashed-out' | 'partially-cashed-out';
  /** Cents paid by the cash outs. */
  readonly paid: bigint;
  /** Cents still at risk on each line. */
  readonly remainingStake: bigint;
  /** What the remaining stake pays; settled with nothing when none is left, whatever the legs do. */
  readonly settlement: Settlement;
}

/**
 * The stake that a share closes is rounded half-up, and what is paid for it down: it is the offer's part of the stake that is
 * closed, not of the share, which may have been rounded up to it. So no cutting into parts is paid more than the whole.
 * @param open cents still at risk on each line
 * @throws RangeError for a share outside (0, 1], and where nothing is open
 */
export function closePart({ share, offer }: CashOut, open: bigint): ClosedPart {
  if (compareRational(share, zero) <= 0 || compareRational(share, one) > 0) {
    throw new RangeError('a cash out closes more than nothing and at most everything');
  }
  const stake = roundHalfUp(times(share, rational(open)));
  return { stake, paid: (offer * stake) / open };
}

/**
 * Cash outs in the order they were taken, then the settlement of what is left.
 * @throws RangeError as closePart does
 */
export function settleAfterCashOuts(bet: Bet, cashOuts: readonly CashOut[]): CashedOut {
  let remainingStake = bet.stake;
  let paid = 0n;
  for (const cashOut of cashOuts) {
    const closed = closePart(cashOut, remainingStake);
    paid += closed.paid;
    remainingStake -= closed.stake;
  }
  return {
    outcome: remainingStake === 0n ? 'cashed-out' : 'partially-cashed-out',
    paid,
    remainingStake,
    settlement: remainingStake === 0n ? nothingLeft : settleBet({ ...bet, stake: remainingStake }),
  };
}

const nothingLeft: Settlement = {
  kind: 'settled',
  outcome: 'loss',
  totalStake: 0n,
  returned: 0n,
  boostExtra: 0n,
  restored: 0n,
  exactReturn: zero,
  lines: { total: 0, won: 0, refunded: 0 },
};
