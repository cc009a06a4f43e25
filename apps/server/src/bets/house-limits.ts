import { lesser } from '@fairline/money/lesser.ts';
import {
  type BetError,
  defaultStakeLimits,
  type LegPlace,
  limitsError,
  type Room,
  type StakeLimits,
} from '../betslip/betslip.ts';
import type { ExposedBet, Exposure } from './exposure.ts';
import { mostCostOf, type StakeAndWinnings } from './open-places.ts';

/** The most that bets may stake and win, in minor units of either dollar (decision 30: they count alike). */
type Ceiling = Readonly<StakeAndWinnings>;

/** What the house risks at most, in minor units of either dollar. */
export interface HouseLimits {
  /** Of one bet: the least of a line, the most of it all, and what it wins at most. */
  readonly stake: StakeLimits;
  /** What one selection may cost: see mostCostOf. */
  readonly loss: bigint;
  /** Of all open bets with a leg on one market, on one event, of one patron. */
  readonly market: Ceiling;
  readonly event: Ceiling;
  readonly patron: Ceiling;
}

/** Of one bet what a slip says; the rest so that no single result is felt. */
export const defaultHouseLimits: HouseLimits = {
  stake: defaultStakeLimits,
  loss: 500_000_000n,
  market: { stake: 500_000_000n, winnings: 1_000_000_000n },
  event: { stake: 2_000_000_000n, winnings: 4_000_000_000n },
  patron: { stake: 50_000_000n, winnings: 200_000_000n },
};

/** What operators allow of an event or a market instead, in minor units; undefined: no word. */
export type OrderedLimit = (eventId: string, marketKey?: string) => bigint | undefined;

interface Wanted extends ExposedBet {
  readonly combinations: number;
}

/**
 * Why a bet is too large for the house, with the largest stake of each line that is not; undefined when it is welcome.
 * @param winningsOf what it wins with another stake on each line, the rest being what it is
 */
export function limitError(
  limits: HouseLimits,
  exposure: Exposure,
  wanted: Wanted,
  ordered: OrderedLimit,
  winningsOf: (stake: bigint) => bigint,
): BetError | undefined {
  const { stake, combinations, winnings } = wanted;
  const room = roomFor(limits, exposure, wanted.patronId, wanted.selections, ordered);
  const bet = { stake: stake / BigInt(combinations), combinations, winnings };
  return limitsError(limits.stake, bet, winningsOf, 'USD', { room });
}

/** What a bet of a patron, or of somebody who is not known, may stake and win beside all that is open. */
export function roomFor(
  limits: HouseLimits,
  exposure: Exposure,
  patronId: string | undefined,
  legs: readonly LegPlace[],
  ordered: OrderedLimit,
): Room {
  const open = exposure.ofPatron(patronId);
  let stake = lesser(limits.stake.maximum, room(limits.patron.stake, open.stake));
  let winnings = room(limits.patron.winnings, open.winnings);
  for (const { eventId, marketKey, selectionKey } of legs) {
    const event = exposure.places.event(eventId);
    const market = event?.markets.get(marketKey);
    stake = lesser(stake, room(limits.event.stake, event?.stake ?? 0n));
    stake = lesser(stake, room(limits.market.stake, market?.stake ?? 0n));
    winnings = lesser(winnings, room(ordered(eventId) ?? limits.event.winnings, event?.winnings ?? 0n));
    winnings = lesser(winnings, room(limits.market.winnings, market?.winnings ?? 0n));
    const mostLost = ordered(eventId, marketKey) ?? limits.loss;
    winnings = lesser(winnings, room(mostLost, mostCostOf(market, selectionKey)));
  }
  return { stake, winnings };
}

function room(ceiling: bigint, open: bigint): bigint {
  return ceiling > open ? ceiling - open : 0n;
}
