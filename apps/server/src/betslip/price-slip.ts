import { withLineInPlace } from './line-in-place.ts';
import { priceLeg } from './price-leg.ts';
import { priceParlay } from './price-parlay.ts';
import { priceRoundRobins } from './price-round-robin.ts';
import { priceStraights } from './price-straights.ts';
import { priceTeaser } from './price-teaser.ts';
import type { PricedSlip } from './priced-slip.ts';
import type { Slip } from './slip.ts';
import type { OwnerTerms, SaleConditions } from './terms.ts';

/** Prices and checks a slip against the board. Reads memory only. */
export function priceSlip(slip: Slip, ownerTerms: OwnerTerms, conditions: SaleConditions): PricedSlip {
  const terms = { ...ownerTerms, slip };
  const settings = new Map(slip.drafts.map((draft) => [draft.draftBetId, draft]));
  const legs = slip.selections.map((held) =>
    withLineInPlace(priceLeg(held, terms, conditions), slip, conditions),
  );
  return {
    slip,
    currency: terms.currency,
    selections: legs.map((leg) => leg.selection),
    straight: priceStraights(legs, settings, terms, conditions),
    parlay: priceParlay(legs, slip.groups ?? [], settings, terms, conditions),
    roundRobin: priceRoundRobins(legs, settings, terms, conditions),
    teaser: priceTeaser(legs, slip.teaserPoints, settings, terms, conditions),
    errors: [],
  };
}
