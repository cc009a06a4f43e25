import type { BookView, MarketHead, MarketView, SelectionView } from '../trading/trading.ts';
import { isGridMarket } from './cards.ts';
import { isOnOffer, wireSelectionStatus } from './status.ts';

/** Why a prop is recommended. */
export const PROP_SOURCES = ['MOST_BET', 'NEAREST_TO_EVEN'] as const;

export interface RecommendedProp {
  readonly classification: 'PLAYER_PROP' | 'GAME_PROP';
  readonly market: MarketView;
  readonly selection: SelectionView;
  readonly source: (typeof PROP_SOURCES)[number];
}

/** Of an event at most [FEAT-010]. */
const MOST = 6;

/** How many open bets are made of a selection alone. @param rawId of the selection */
export type BetsOn = (rawId: string) => number;

/**
 * What to bet on besides the main lines: of each prop on offer the selection most bet on, or the likeliest; of these
 * those most bet on, then players' before the game's, nearest to even first; one of each family of lines, and of what is counted
 * of a player.
 */
export function recommendedProps(book: BookView, betsOn: BetsOn = () => 0): readonly RecommendedProp[] {
  return book.markets
    .filter((market) => isProp(book, market))
    .flatMap((market) => propOf(market, betsOn) ?? [])
    .sort(byInterest)
    .filter(isFirstOfItsSort)
    .slice(0, MOST)
    .map(({ bets, ...prop }) => ({ ...prop, source: bets > 0 ? 'MOST_BET' : 'NEAREST_TO_EVEN' }));
}

/** Whether there is any, without looking for the best [FEAT-009]. */
export function hasProps(book: BookView): boolean {
  // One after the other, for what is read of a market is made when it is read.
  return book.onOffer.filter(isOfInterest).some(({ key }) => {
    const market = book.market(key);
    if (!market || !isProp(book, market)) return false;
    return market.selections.some((one) => wireSelectionStatus(one) === 'OPEN');
  });
}

function isProp(book: BookView, market: MarketView): boolean {
  return isOfInterest(market) && isOnOffer(market) && !isGridMarket(book, market);
}

function isOfInterest({ classification, type }: MarketHead): boolean {
  return classification !== 'game' && type !== 'ODD_EVEN';
}

interface Candidate extends Omit<RecommendedProp, 'source'> {
  readonly bets: number;
}

function propOf(market: MarketView, betsOn: BetsOn): Candidate | undefined {
  const [best] = market.selections
    .filter((selection) => wireSelectionStatus(selection) === 'OPEN')
    .map((selection) => ({ selection, bets: betsOn(selection.rawId) }))
    .sort((one, other) => other.bets - one.bets || other.selection.probability - one.selection.probability);
  if (!best) return undefined;
  return {
    ...best,
    market,
    classification: market.classification === 'player' ? 'PLAYER_PROP' : 'GAME_PROP',
  };
}

function byInterest(left: Candidate, right: Candidate): number {
  if (left.bets !== right.bets) return right.bets - left.bets;
  if (left.classification !== right.classification) return left.classification === 'PLAYER_PROP' ? -1 : 1;
  return fromEven(left) - fromEven(right) || (left.market.rawId < right.market.rawId ? -1 : 1);
}

function isFirstOfItsSort({ market }: Candidate, at: number, sorted: readonly Candidate[]): boolean {
  return sorted.findIndex((other) => sortOf(other.market) === sortOf(market)) === at;
}

/** 'shots:home:9' of 'player:shots:home:9:1.5' and of 'reach:shots:home:9:2', which are one bet; else the family. */
function sortOf({ key, family }: MarketView): string {
  return /^(?:player|reach):(.+:(?:home|away):\d+):/.exec(key)?.[1] ?? family;
}

function fromEven({ selection }: Candidate): number {
  return Math.abs(selection.probability - 0.5);
}
