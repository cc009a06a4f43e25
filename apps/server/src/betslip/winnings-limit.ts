import { formatMoney } from '@fairline/money/format.ts';
import { type Currency, money } from '@fairline/money/money.ts';
import { type BetError, betError } from './bet-error.ts';
import type { StakeLimits } from './terms.ts';

/** The stake of each line, and what all lines win with it, in minor units. */
export interface StakedWin {
  readonly stake: bigint;
  readonly winnings: bigint;
}

/**
 * Why a bet wins more than one bet may, with the stake that does not; undefined when it wins no more. For the slip and for
 * placement alike.
 * @param winningsOf what the bet wins with another stake, the rest being what it is
 */
export function winningsError(
  { minimum, maximumWinnings }: StakeLimits,
  bet: StakedWin,
  winningsOf: (stake: bigint) => bigint,
  currency: Currency,
): BetError | undefined {
  if (maximumWinnings === undefined || bet.winnings <= maximumWinnings) return undefined;
  const dollars = (cents: bigint) => formatMoney(money(cents, currency));
  const most = dollars(maximumWinnings);
  const allowed = stakeWithin(maximumWinnings, bet, winningsOf);
  if (allowed < minimum) return betError('ODDS_TOO_LONG', { amount: most, minimum: dollars(minimum) });
  return betError('WINNINGS_ABOVE_LIMIT', { amount: most, stake: dollars(allowed) });
}

/**
 * The largest stake that wins no more than so much. Winnings are the stake's share, but for roundings and for a boost's extra
 * up to its cap: less stake never wins a smaller share, so that each step comes closer from above, to a few cents.
 */
function stakeWithin(most: bigint, bet: StakedWin, winningsOf: (stake: bigint) => bigint): bigint {
  let { stake, winnings } = bet;
  while (winnings > most && stake > 0n) {
    const share = (most * stake) / winnings;
    stake = share < stake ? share : stake - 1n;
    winnings = winningsOf(stake);
  }
  while (stake < bet.stake && winningsOf(stake + 1n) <= most) stake += 1n;
  return stake;
}
