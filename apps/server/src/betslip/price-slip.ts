import { lineInPlace } from './point-edits.ts';
import { priceLeg } from './price-leg.ts';
import { priceParlay } from './price-parlay.ts';
import { priceRoundRobins } from './price-round-robin.ts';
import { priceStraights } from './price-straights.ts';
import { priceTeaser } from './price-teaser.ts';
import type { PricedLeg, PricedSlip } from './priced-slip.ts';
import type { Slip } from './slip.ts';
import { has } from './slip-parts.ts';
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

/** A line that is on the slip already takes nobody's place. */
function withLineInPlace(leg: PricedLeg, slip: Slip, { nowMs }: SaleConditions): PricedLeg {
  const inPlace = lineInPlace(leg.selection, leg.book, nowMs);
  return inPlace && !has(slip, inPlace.rawId) ? { ...leg, inPlace } : leg;
}
