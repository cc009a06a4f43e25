import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import { isGridMarket } from './cards.ts';
import { isOnOffer, wireSelectionStatus } from './status.ts';

export interface RecommendedProp {
  readonly classification: 'PLAYER_PROP' | 'GAME_PROP';
  readonly market: MarketView;
  readonly selection: SelectionView;
}

const MOST = 3;

/**
 * What to bet on besides the main lines: of the props on offer those that are closest to even, players' first, and of each
 * the likeliest selection.
 */
export function recommendedProps(book: BookView): RecommendedProp[] {
  return book.markets
    .filter((market) => isOnOffer(market) && market.classification !== 'game' && !isGridMarket(book, market))
    .flatMap((market) => propOf(market) ?? [])
    .sort(byInterest)
    .slice(0, MOST);
}

function propOf(market: MarketView): RecommendedProp | undefined {
  const open = market.selections.filter((selection) => wireSelectionStatus(selection) === 'OPEN');
  const [first, ...others] = open;
  if (!first) return undefined;
  const selection = others.reduce((best, one) => (one.probability > best.probability ? one : best), first);
  const classification = market.classification === 'player' ? 'PLAYER_PROP' : 'GAME_PROP';
  return { classification, market, selection };
}

function byInterest(left: RecommendedProp, right: RecommendedProp): number {
  if (left.classification !== right.classification) return left.classification === 'PLAYER_PROP' ? -1 : 1;
  return fromEven(left) - fromEven(right) || (left.market.rawId < right.market.rawId ? -1 : 1);
}

function fromEven({ selection }: RecommendedProp): number {
  return Math.abs(selection.probability - 0.5);
}
