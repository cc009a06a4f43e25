import { formatMoney } from '@fairline/money/format.ts';
import { lesser } from '@fairline/money/lesser.ts';
import { type Currency, money } from '@fairline/money/money.ts';
import { type BetError, betError } from './bet-error.ts';
import type { Room, StakeLimits } from './terms.ts';

/** What all lines of a bet win with so much on each of them, the rest being what it is. Minor units. */
export type WinningsOf = (stake: bigint) => bigint;

/** The stake of each line, and what all lines win with it, in minor units. */
export interface StakedWin {
  readonly stake: bigint;
  readonly combinations: number;
  readonly winnings: bigint;
}

/**
 * The largest stake of each line, in minor units, that keeps within what one bet may cost and win.
 * @param room what the house still takes of it; as much as of any bet unless given
 */
export function largestStake(
  { maximum, maximumWinnings }: StakeLimits,
  combinations: number,
  winningsOf: WinningsOf,
  room?: Room,
): bigint {
  const most = lesser(maximum, room?.stake ?? maximum) / BigInt(combinations);
  return stakeWithin(lesser(maximumWinnings, room?.winnings ?? maximumWinnings), most, winningsOf);
}

/**
 * Why a bet costs or wins more than one bet may, or more than the house still takes, with the largest stake of each line that
 * does not; undefined when it keeps within all. For the slip and for placement alike.
 * @param typed what the patron typed: that one bet costs too much stands there; what the house takes stands at the stake
 */
export function limitsError(
  limits: StakeLimits,
  { stake, combinations, winnings }: StakedWin,
  winningsOf: WinningsOf,
  currency: Currency,
  { typed = 'STAKE', room }: { readonly typed?: 'STAKE' | 'WINNINGS'; readonly room?: Room | undefined } = {},
): BetError | undefined {
  const { minimum, maximum, maximumWinnings } = limits;
  const lines = BigInt(combinations);
  const most = maximum / lines;
  const isWithinOneBet = stake <= most && winnings <= maximumWinnings;
  if (isWithinOneBet && (!room || (stake * lines <= room.stake && winnings <= room.winnings))) {
    return undefined;
  }
  // No more than was wanted is looked at: that is enough to name what is taken, and soon found for many lines.
  const allowedAlone = isWithinOneBet ? stake : stakeWithin(maximumWinnings, lesser(stake, most), winningsOf);
  const allowed = room
    ? stakeWithin(room.winnings, lesser(allowedAlone, room.stake / lines), winningsOf)
    : allowedAlone;
  // What the bet alone is refused for, at any time, comes first where it is what decides.
  if (!isWithinOneBet && (allowed === allowedAlone || allowedAlone < minimum)) {
    if (allowedAlone < most) return winningsError(limits, allowedAlone, currency);
    return betError(`${typed}_TOO_HIGH`, { amount: formatMoney(money(most, currency)) });
  }
  if (allowed < minimum) return betError('HOUSE_LIMIT_REACHED');
  return betError('HOUSE_LIMIT_EXCEEDED', { amount: formatMoney(money(allowed, currency)) });
}

/**
 * That a bet wins more than one bet may.
 * @param allowed the largest stake of each line that does not
 */
function winningsError(
  { minimum, maximumWinnings }: StakeLimits,
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
function stakeWithin(most: bigint, bound: bigint, winningsOf: WinningsOf): bigint {
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
