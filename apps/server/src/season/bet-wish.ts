import type { Odds } from '@fairline/money/odds.ts';
import type { BetRequest } from '../bets/bets.ts';
import { offer } from '../betslip/betslip.ts';
import type { SelectionView } from '../trading/trading.ts';
import type { House } from './house.ts';
import type { Luck } from './luck.ts';
import type { Match } from './match.ts';
import type { PurseReward } from './purse.ts';
import type { TicketType } from './ticket.ts';

/** What a patron would bet on, as the slip would ask the board for it. */
export interface Wish {
  readonly type: TicketType;
  readonly selectionIds: readonly string[];
  readonly roundRobinSize?: number;
  readonly teaserPoints?: number;
}

const TYPES: Readonly<Record<TicketType, number>> = {
  STRAIGHT: 40,
  PARLAY: 18,
  PARLAY_PLUS: 18,
  ROUND_ROBIN: 12,
  TEASER: 12,
};

/** Undefined where the board has nothing of the kind. */
export function wishFor(house: House, matches: readonly Match[], luck: Luck): Wish | undefined {
  const type = luck.weighed(TYPES);
  const shown = matches.map((match) => shownOf(house, match, type)).filter((each) => each.length > 0);
  const chosen = luck.some(shown, type === 'STRAIGHT' || type === 'PARLAY_PLUS' ? 1 : luck.between(2, 3));
  const one = chosen.map((each) => luck.pick(each).rawId);
  switch (type) {
    case 'STRAIGHT':
      return one.length === 1 ? { type, selectionIds: one } : undefined;
    case 'PARLAY':
      return one.length >= 2 ? { type, selectionIds: one } : undefined;
    case 'PARLAY_PLUS': {
      const together = luck.some(chosen[0] ?? [], luck.between(2, 3)).map(({ rawId }) => rawId);
      const other = shown.find((each) => each !== chosen[0]);
      const more = other && luck.percent(30) ? [luck.pick(other).rawId] : [];
      return together.length >= 2 ? { type, selectionIds: [...together, ...more] } : undefined;
    }
    case 'ROUND_ROBIN':
      return one.length >= 3 ? { type, selectionIds: one, roundRobinSize: 2 } : undefined;
    case 'TEASER':
      return one.length >= 2 ? { type, selectionIds: one, teaserPoints: luck.pick([6, 6.5, 7]) } : undefined;
  }
}

/** The selections of a match with a price, those that a teaser takes only for one; a suspended one now and then, too. */
function shownOf(house: House, { id }: Match, type: TicketType): SelectionView[] {
  const markets = house.trading.book(id)?.markets ?? [];
  const fit =
    type === 'TEASER' ? markets.filter(({ key, main }) => main && /^(spread|total):game/.test(key)) : markets;
  return fit.flatMap(({ selections }) => selections.filter(({ odds }) => odds !== undefined));
}

/** How it is paid. */
export interface Means {
  readonly key: string;
  readonly stake: bigint;
  /** A bonus bet or a boost by the name the server gave it. */
  readonly reward?: PurseReward;
  readonly withCredit?: boolean;
}

/** The request of somebody who has this in front of them; what the slip cannot price has the odds of its legs. */
export function requestFor(house: House, nowMs: number, wish: Wish, means: Means): BetRequest {
  const offered = offer(house.trading, wish, nowMs);
  const total = offered.kind === 'offered' && hasOwnTotal(wish) ? offered.totalOdds : undefined;
  const { reward, withCredit } = means;
  const isFree = reward?.kind === 'bonus-bet';
  return {
    draftBetId: means.key,
    idempotencyKey: means.key,
    type: wish.type,
    amountSource: isFree ? 'FREE_BET' : withCredit ? 'PROMOTIONAL_CREDIT' : 'CASH',
    stake: means.stake,
    legs: wish.selectionIds.map((selectionId) => ({ selectionId, odds: oddsOf(house, selectionId) })),
    ...(wish.roundRobinSize !== undefined && { roundRobinSize: wish.roundRobinSize }),
    ...(wish.teaserPoints !== undefined && { teaserPoints: wish.teaserPoints }),
    ...(total && { totalOdds: total }),
    ...(reward?.id && (isFree ? { freeBetId: reward.id } : { profitBoostId: reward.id })),
  };
}

/** A price that somebody saw a while ago: a little better or worse than it is. */
export function stale(request: BetRequest, luck: Luck): BetRequest {
  const by = luck.pick([1n, -1n]);
  const move = ({ numerator, denominator }: Odds) => ({
    numerator: numerator * 10n + by,
    denominator: denominator * 10n,
  });
  return { ...request, legs: request.legs.map((leg) => ({ ...leg, odds: move(leg.odds) })) };
}

function hasOwnTotal({ type }: Wish): boolean {
  return type === 'TEASER' || type === 'PARLAY_PLUS';
}

function oddsOf(house: House, selectionId: string): Odds {
  return house.trading.selection(selectionId)?.odds ?? { numerator: 1n, denominator: 1n };
}
