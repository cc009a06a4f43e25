import { roundRobinDraftId } from './draft-ids.ts';
import { roundRobinRatios } from './draft-quote.ts';
import { offerAnyway } from './offer.ts';
import { ROUND_ROBIN_LEG_MINIMUM } from './offer-shape.ts';
import { priceDraft } from './price-draft.ts';
import { priceGroups } from './price-groups.ts';
import type { Settings } from './price-straights.ts';
import { priceTab } from './price-tab.ts';
import type { PricedLeg, PricedTab } from './priced-slip.ts';
import { withoutLegErrors } from './slip-errors.ts';
import type { SaleConditions, SlipTerms } from './terms.ts';

/** A draft bet for each size of parlay the selections make, from two legs to all but one. */
export function priceRoundRobins(
  legs: readonly PricedLeg[],
  settings: Settings,
  terms: SlipTerms,
  conditions: SaleConditions,
): PricedTab {
  if (legs.length < ROUND_ROBIN_LEG_MINIMUM) return priceTab([], terms);
  const selectionIds = legs.map((leg) => leg.held.selectionId);
  const ask = (size: number) =>
    offerAnyway(conditions.board, { type: 'ROUND_ROBIN', selectionIds, roundRobinSize: size });
  const smallest = ask(2);
  if (smallest.kind === 'refused') return priceTab([], terms, withoutLegErrors(smallest.errors));
  const ratios = roundRobinRatios(smallest.legs.map(({ odds }) => odds));
  const accepted = roundRobinRatios(legs.map((leg) => leg.held.acceptedOdds));
  const drafts = Array.from({ length: legs.length - 2 }, (_none, index) => {
    const size = index + 2;
    const draftBetId = roundRobinDraftId(size);
    const own = legs.map((leg) => ({ ...leg, id: `${draftBetId}~${leg.id}` }));
    const offer = ask(size);
    const ratio = ratios[size];
    return priceDraft(
      {
        draftBetId,
        legs: own,
        groups: priceGroups(own, [], [], terms),
        quote: offer.kind === 'offered' && ratio ? { ...offer, ratio } : undefined,
        acceptedRatio: accepted[size],
        setting: settings.get(draftBetId),
      },
      terms,
      conditions,
    );
  });
  return priceTab(drafts, terms);
}
