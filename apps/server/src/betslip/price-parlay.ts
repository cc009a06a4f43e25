import type { Odds } from '@fairline/money/odds.ts';
import { PARLAY_DRAFT } from './draft-ids.ts';
import { parlayRatio } from './draft-quote.ts';
import { offerAnyway } from './offer.ts';
import type { Offered } from './offered.ts';
import { priceDraft } from './price-draft.ts';
import { groupErrors, priceGroups } from './price-groups.ts';
import type { Settings } from './price-straights.ts';
import { priceTab } from './price-tab.ts';
import type { PricedGroup, PricedLeg, PricedTab } from './priced-slip.ts';
import { rememberingBoard } from './seen-prices.ts';
import type { AcceptedGroup } from './slip.ts';
import { withoutLegErrors } from './slip-errors.ts';
import type { SaleConditions, SlipTerms } from './terms.ts';

/** All selections in one bet. */
export function priceParlay(
  legs: readonly PricedLeg[],
  accepted: readonly AcceptedGroup[],
  settings: Settings,
  terms: SlipTerms,
  conditions: SaleConditions,
): PricedTab {
  if (legs.length < 2) return priceTab([], terms);
  const selectionIds = legs.map((leg) => leg.held.selectionId);
  const offer = offerAnyway(rememberingBoard(conditions.board, accepted), { type: 'PARLAY', selectionIds });
  const offered = offer.kind === 'offered' ? offer : undefined;
  const refusals = offer.kind === 'refused' ? withoutLegErrors(offer.errors) : [];
  const lasting = refusals.filter(({ code }) => code !== 'SAME_GAME_PRICING');
  const own = legs.map((leg) => ({ ...leg, id: `${PARLAY_DRAFT}~${leg.id}` }));
  const groups = priceGroups(own, offered?.groups ?? [], accepted, terms);
  const draft = priceDraft(
    {
      draftBetId: PARLAY_DRAFT,
      legs: inOrder(own, groups),
      groups,
      quote: offered && { ...offered, ratio: parlayRatio(pricesNow(offered)) },
      acceptedRatio: offered && parlayRatio(pricesAccepted(groups)),
      errors: [...lasting, ...groupErrors(groups, terms)],
      isPricing: lasting.length < refusals.length,
      setting: settings.get(PARLAY_DRAFT),
    },
    terms,
    conditions,
  );
  return priceTab([draft], terms);
}

function pricesNow({ legs, groups }: Offered): Odds[] {
  return [...legs.filter((leg) => leg.group === undefined), ...groups].map(({ odds }) => odds);
}

/** What the patron agreed to, in the parts that multiply. */
function pricesAccepted(groups: readonly PricedGroup[]): Odds[] {
  return groups.flatMap(({ legs, odds, acceptedOdds }) =>
    odds ? [acceptedOdds ?? odds] : legs.map((leg) => leg.held.acceptedOdds),
  );
}

/** The legs as their groups have them, in the order of the slip. */
function inOrder(legs: readonly PricedLeg[], groups: readonly PricedGroup[]): PricedLeg[] {
  const members = new Map(groups.flatMap((group) => group.legs.map((leg) => [leg.id, leg])));
  return legs.map((leg) => members.get(leg.id) ?? leg);
}
