import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { type BetError, betError, defaultStakeLimits, type StakeLimits } from '../betslip/betslip.ts';
import type { Exposed, Exposure, Scope } from './exposure.ts';
import type { Outcome } from './liability.ts';

/** The most that bets may stake and win, in minor units of either dollar (decision 30: they count alike). */
type Ceiling = Exposed;

/** What the house risks at most, in minor units of either dollar. */
export interface HouseLimits {
  /** Of one bet: the least of a line, the most of it all. */
  readonly stake: StakeLimits;
  /** Winnings of one bet. */
  readonly winnings: bigint;
  /** What the house loses if one selection wins: see Liability. */
  readonly liability: bigint;
  /** Of all open bets with a leg on one market, on one event, of one patron. */
  readonly market: Ceiling;
  readonly event: Ceiling;
  readonly patron: Ceiling;
}

/** Of one bet what a slip says; the rest so that no single result is felt. */
export const defaultHouseLimits: HouseLimits = {
  stake: defaultStakeLimits,
  winnings: defaultStakeLimits.maximumWinnings,
  liability: 500_000_000n,
  market: { stake: 500_000_000n, winnings: 1_000_000_000n },
  event: { stake: 2_000_000_000n, winnings: 4_000_000_000n },
  patron: { stake: 50_000_000n, winnings: 200_000_000n },
};

/** What operators allow of an event or a market instead, in minor units; undefined: no word. */
export type OrderedLimit = (eventId: string, marketKey?: string) => bigint | undefined;

interface Wanted extends Exposed {
  readonly combinations: number;
  readonly scopes: readonly Scope[];
  readonly outcomes: readonly Outcome[];
}

/** Why a bet is too large for the house, with the stake that is not; undefined when it is welcome. */
export function limitError(
  limits: HouseLimits,
  exposure: Exposure,
  wanted: Wanted,
  ordered: OrderedLimit,
): BetError | undefined {
  const allowed = allowedStake(limits, exposure, wanted, ordered);
  if (allowed === undefined) return undefined;
  if (allowed < limits.stake.minimum) return betError('LIMIT_REACHED');
  return betError('LIMIT_EXCEEDED', { amount: formatMoney(money(allowed, 'USD')) });
}

/**
 * The largest stake of each line that keeps every ceiling, the odds being what they are; undefined when the bet as it is
 * keeps them all.
 */
function allowedStake(
  limits: HouseLimits,
  exposure: Exposure,
  wanted: Wanted,
  ordered: OrderedLimit,
): bigint | undefined {
  let stake = limits.stake.maximum;
  let winnings = limits.winnings;
  for (const scope of wanted.scopes) {
    const ceiling = ceilingOf(limits, scope, ordered);
    const open = exposure.of(scope);
    stake = lesser(stake, room(ceiling.stake, open.stake));
    winnings = lesser(winnings, room(ceiling.winnings, open.winnings));
  }
  for (const outcome of wanted.outcomes) {
    const ceiling = ordered(outcome.eventId, outcome.marketKey) ?? limits.liability;
    winnings = lesser(winnings, room(ceiling, exposure.liability.of(outcome)));
  }
  if (wanted.stake <= stake && wanted.winnings <= winnings) return undefined;
  // Winnings grow as the stake does.
  const byWinnings = wanted.winnings > 0n ? (winnings * wanted.stake) / wanted.winnings : stake;
  return lesser(stake, byWinnings) / BigInt(wanted.combinations);
}

function room(ceiling: bigint, open: bigint): bigint {
  return ceiling > open ? ceiling - open : 0n;
}

function ceilingOf(limits: HouseLimits, scope: Scope, ordered: OrderedLimit): Ceiling {
  if (scope.startsWith('patron:')) return limits.patron;
  if (scope.startsWith('market:')) return limits.market;
  const winnings = ordered(scope.slice('event:'.length));
  return winnings === undefined ? limits.event : { ...limits.event, winnings };
}

function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
