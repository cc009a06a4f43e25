import { compareOdds, type Odds } from '@fairline/money/odds.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import { parlayOdds } from '@fairline/wagering/parlay-odds.ts';
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
  const changed = changedPrices(request, offered);
  if (changed.length === 0) return NONE;
  if (!terms) return undefined;
  const { policy, format } = terms;
  const refused = changed.filter(({ seen, now }) => {
    return policy === 'none' || (policy === 'better' && compareOdds(now, seen) < 0);
  });
  return refused.map(({ seen, now }) =>
    betError('ODDS_CHANGED', { before: formatOdds(seen, format), now: formatOdds(now, format) }),
  );
}

const NONE: readonly never[] = [];

/**
 * Of every price that is paid by, which are legs on their own and the total where it is more than their product, those that
 * are others by now. Hardly a bet has one: nothing is made of those that stand.
 */
function changedPrices(request: BetRequest, { type, legs, groups, totalOdds }: Offered): readonly Price[] {
  const changed: Price[] = [];
  for (const leg of type === 'TEASER' ? NONE : legs) {
    const seen = leg.group === undefined ? seenOf(request, leg.selection.rawId) : undefined;
    if (seen && !isSame(seen, leg.odds)) changed.push({ seen, now: leg.odds });
  }
  const hasOwnTotal = type === 'TEASER' || groups.length > 0 || request.totalOdds !== undefined;
  if (!totalOdds || !hasOwnTotal || type === 'STRAIGHT') return changed;
  const seen = request.totalOdds ?? productOf(request);
  if (!isSame(seen, totalOdds)) changed.push({ seen, now: totalOdds });
  return changed;
}

function seenOf({ legs }: BetRequest, rawId: string): Odds | undefined {
  for (const { selectionId, odds } of legs) if (selectionId === rawId) return odds;
  return undefined;
}

function isSame(seen: Odds, now: Odds): boolean {
  const isWrittenAlike = seen.numerator === now.numerator && seen.denominator === now.denominator;
  return isWrittenAlike || compareOdds(seen, now) === 0;
}

/** What somebody expects who was shown the legs alone. */
function productOf({ legs }: BetRequest): Odds {
  return parlayOdds(legs.map(({ odds }) => odds));
}
