import type { PlaceBetInput } from '../../__generated__/placeBetsMutation.graphql.ts';
import { money, type Odds, type OnSale, odds } from './fixtures.ts';
import type { Resolvers } from './house.ts';

/** Profit per unit staked. */
export const ratio = (of: Odds) => Number(of.numeratorLong) / Number(of.denominatorLong);

/** A tab of the slip with these draft bets. */
export function tab(__typename: string, over: Resolvers = {}): Resolvers {
  return {
    __typename,
    draftBets: [],
    errors: [],
    totalBetAmount: money(0),
    totalPotentialReturnAmount: money(0),
    totalPotentialBoostedReturnAmount: money(0),
    totalPotentialReturnAmountTrend: null,
    ...over,
  };
}

/** A draft bet of any type, with a stake in cents or without one. */
export function draftBet(id: string, type: string, price: Odds, cents: number | undefined): Resolvers {
  return {
    __typename: 'DraftBet',
    id,
    placementKey: `slip~${id}`,
    type,
    amountSourceType: 'CASH',
    betAmount: cents === undefined ? null : money(cents),
    winAmount: cents === undefined ? null : money(Math.round(cents * ratio(price))),
    boostedWinAmount: null,
    isPricing: false,
    betToWinRatio: String(Math.round(ratio(price) * 1e12)),
    totalOdds: price,
    boostedTotalOdds: null,
    totalOddsTrend: null,
    selectedFreeBetId: null,
    selectedProfitBoostId: null,
    availableFreeBets: [],
    availableProfitBoosts: [],
    availablePromotionalCreditBalance: money(0),
    maximumBetAmount: money(5_000_000),
    numberOfCombinations: 1,
    numberOfDistinctLegs: 1,
    roundRobinSize: null,
    draftLegEventGroupings: [],
    draftLegs: [],
    errors: [],
  };
}

/** An error of a slip, a bet or a leg. */
export function error(code: string, displayType: string, priority: number, message: string) {
  return { code, displayType, priority, message, disableAwardsDisplay: false };
}

/** What a house has on sale, and of which market all of it is. */
interface OnTheSlip {
  readonly selections: ReadonlyMap<string, OnSale>;
  readonly marketName: string;
}

/** The bet that was placed, by its number, of what a house had on sale. */
export function placedBet(
  number: number,
  bet: PlaceBetInput,
  { selections, marketName }: OnTheSlip,
): Resolvers {
  const price = bet.totalOdds ?? bet.draftLegs[0]?.odds ?? odds(10, 11);
  const at = { numeratorLong: price.numeratorLong, denominatorLong: price.denominatorLong };
  const cents = Number(bet.betAmountLong);
  return {
    __typename: 'Bet',
    id: `Bet:${number}`,
    rawId: `0192f000-0000-7000-8000-00000000000${number}`,
    type: bet.type,
    amountSourceType: bet.amountSourceType,
    combinations: 1,
    roundRobinSize: bet.roundRobinSize ?? null,
    teaserPoints: bet.teaserPoints ?? null,
    betAmount: money(cents),
    lineAmount: money(cents),
    winAmount: money(Math.round(cents * ratio(at))),
    totalOdds: at,
    groups: groupsOf(bet, at),
    legs: bet.draftLegs.map(({ selectionId, odds: taken }, index) => ({
      id: `BetLeg:${number}.${index}`,
      group: bet.type === 'PARLAY_PLUS' && index < 2 ? 1 : null,
      selectionName: selections.get(selectionId)?.name.defaultName,
      marketName,
      eventName: 'Bills at Chiefs',
      marketSelectionId: selectionId,
      points: selections.get(selectionId)?.points ?? null,
      teasedPoints: null,
      odds: { numeratorLong: taken.numeratorLong, denominatorLong: taken.denominatorLong },
    })),
  };
}

/** The first two legs of a Parlay+ are of one game. */
function groupsOf({ type }: PlaceBetInput, price: Resolvers): Resolvers[] {
  return type === 'PARLAY_PLUS' ? [{ number: 1, odds: price }] : [];
}
