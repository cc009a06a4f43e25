import { compareOdds, decimalPrice, type Odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import { product } from '@fairline/money/rational.ts';
import { type BetError, betError, type Offered } from '../betslip/betslip.ts';
import type { BetRequest, OddsTerms } from './request.ts';

interface Price {
  readonly seen: Odds;
  readonly now: Odds;
}

/**
 * What is to be said about odds that are not those the patron saw: nothing, which prices changed too far, or (undefined) that
 * it depends on the patron's terms.
 */
export function oddsErrors(
  request: BetRequest,
  offered: Offered,
  terms: OddsTerms | undefined,
): readonly BetError[] | undefined {
  const changed = pricesOf(request, offered).filter(({ seen, now }) => compareOdds(seen, now) !== 0);
  if (changed.length === 0) return [];
  if (!terms) return undefined;
  const { policy, format } = terms;
  const refused = changed.filter(({ seen, now }) => {
    return policy === 'none' || (policy === 'better' && compareOdds(now, seen) < 0);
  });
  return refused.map(({ seen, now }) =>
    betError('ODDS_CHANGED', { before: formatOdds(seen, format), now: formatOdds(now, format) }),
  );
}

/** Every price that is paid by: legs on their own, and the total where it is more than their product. */
function pricesOf(request: BetRequest, { type, legs, groups, totalOdds }: Offered): Price[] {
  const multiplied = type === 'TEASER' ? [] : legs.filter((leg) => leg.group === undefined);
  const prices = multiplied.flatMap((leg) => {
    const seen = request.legs.find(({ selectionId }) => selectionId === leg.selection.rawId);
    return seen ? [{ seen: seen.odds, now: leg.odds }] : [];
  });
  const hasOwnTotal = type === 'TEASER' || groups.length > 0 || request.totalOdds !== undefined;
  if (!totalOdds || !hasOwnTotal || type === 'STRAIGHT') return prices;
  return [...prices, { seen: request.totalOdds ?? productOf(request), now: totalOdds }];
}

/** What somebody expects who was shown the legs alone. */
function productOf({ legs }: BetRequest): Odds {
  return oddsFromDecimalPrice(product(legs.map(({ odds }) => decimalPrice(odds))));
}
