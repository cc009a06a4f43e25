import { formatMoney } from '@fairline/money/format.ts';
import { type Currency, money } from '@fairline/money/money.ts';
import { type BetError, betError } from './bet-error.ts';
import type { StakeLimits } from './terms.ts';

/** What all lines of a bet win with so much on each of them, the rest being what it is. Minor units. */
export type WinningsOf = (stake: bigint) => bigint;

/** The stake of each line, and what all lines win with it, in minor units. */
export interface StakedWin {
  readonly stake: bigint;
  readonly combinations: number;
  readonly winnings: bigint;
}

/** The largest stake of each line, in minor units, that keeps within what one bet may cost and win. */
export function largestStake(
  { maximum, maximumWinnings }: StakeLimits,
  combinations: number,
  winningsOf: WinningsOf,
): bigint {
  const most = maximum / BigInt(combinations);
  return maximumWinnings === undefined ? most : stakeWithin(maximumWinnings, most, winningsOf);
}

/**
 * Why a bet costs or wins more than one bet may, with the largest stake of each line that does not; undefined when it keeps
 * within both. For the slip and for placement alike.
 * @param typed what the patron typed: the error stands there
 */
export function limitsError(
  limits: StakeLimits,
  { stake, combinations, winnings }: StakedWin,
  winningsOf: WinningsOf,
  currency: Currency,
  typed: 'STAKE' | 'WINNINGS' = 'STAKE',
): BetError | undefined {
  const { maximum, maximumWinnings } = limits;
  const most = maximum / BigInt(combinations);
  if (stake <= most && (maximumWinnings === undefined || winnings <= maximumWinnings)) return undefined;
  const allowed = largestStake(limits, combinations, winningsOf);
  if (allowed < most) return winningsError(limits, allowed, currency);
  return betError(`${typed}_TOO_HIGH`, { amount: formatMoney(money(most, currency)) });
}

/**
 * That a bet wins more than one bet may.
 * @param allowed the largest stake of each line that does not
 */
export function winningsError(
  { minimum, maximumWinnings = 0n }: StakeLimits,
  allowed: bigint,
  currency: Currency,
): BetError {
  const dollars = (cents: bigint) => formatMoney(money(cents, currency));
  const amount = dollars(maximumWinnings);
  if (allowed < minimum) return betError('ODDS_TOO_LONG', { amount, minimum: dollars(minimum) });
  return betError('WINNINGS_ABOVE_LIMIT', { amount, stake: dollars(allowed) });
}

/**
 * The largest stake of each line, up to a bound, that wins no more than so much. Winnings are the stake's share, but for
 * roundings and for a boost's extra up to its cap: less stake never wins a smaller share, so that each step comes closer from
 * above, to a few cents.
 */
export function stakeWithin(most: bigint, bound: bigint, winningsOf: WinningsOf): bigint {
  let stake = bound;
  while (stake > 0n) {
    const winnings = winningsOf(stake);
    if (winnings <= most) break;
    const share = (most * stake) / winnings;
    stake = share < stake ? share : stake - 1n;
  }
  while (stake < bound && winningsOf(stake + 1n) <= most) stake += 1n;
  return stake;
}
