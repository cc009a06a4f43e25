import type { Odds } from '@fairline/money/odds.ts';
import { type BetError, betError } from './bet-error.ts';
import { teaserDraftId } from './draft-ids.ts';
import { offerAnyway } from './offer.ts';
import { readLegs } from './offer-legs.ts';
import { teaserFit, teaserPointsOf } from './offer-teaser.ts';
import type { OfferedLeg } from './offered.ts';
import { priceDraft } from './price-draft.ts';
import { asMember, priceGroups } from './price-groups.ts';
import type { Settings } from './price-straights.ts';
import { priceTab } from './price-tab.ts';
import type { PricedLeg, PricedTeasers, TeaserPreview } from './priced-slip.ts';
import { withoutLegErrors } from './slip-errors.ts';
import type { SaleConditions, SlipTerms } from './terms.ts';

/** The selections that can be teased in one bet, at the points that were bought. */
export function priceTeaser(
  legs: readonly PricedLeg[],
  chosenPoints: number | undefined,
  settings: Settings,
  terms: SlipTerms,
  conditions: SaleConditions,
): PricedTeasers {
  if (legs.length === 0) return { ...priceTab([], terms), points: undefined, previews: [], ineligible: [] };
  const { eligible, ineligible } = sorted(legs, conditions);
  const selectionIds = eligible.map(({ leg }) => leg.held.selectionId);
  const sold = teaserPointsOf(eligible[0]?.offered);
  const previews = sold.map((points) => preview(points, selectionIds, conditions));
  const points = sold.find((each) => each === chosenPoints) ?? sold[0];
  if (points === undefined || eligible.length < 2) {
    return { ...priceTab([], terms, tooFew(legs)), points: undefined, previews, ineligible };
  }
  const draftBetId = teaserDraftId(points);
  const offer = offerAnyway(conditions.board, { type: 'TEASER', selectionIds, teaserPoints: points });
  const lines = offer.kind === 'offered' ? offer.legs.map((leg) => leg.points) : [];
  const own = eligible.map(({ leg }, index) => ({
    ...asMember(leg),
    id: `${draftBetId}~${leg.id}`,
    teasedPoints: lines[index],
  }));
  const odds = offer.kind === 'offered' ? offer.totalOdds : undefined;
  const draft = priceDraft(
    {
      draftBetId,
      legs: own,
      groups: priceGroups(own, [], [], terms),
      quote: offer.kind === 'offered' && odds ? { ...offer, ratio: odds } : undefined,
      errors: offer.kind === 'refused' ? withoutLegErrors(offer.errors) : [],
      setting: settings.get(draftBetId),
    },
    terms,
    conditions,
  );
  return { ...priceTab([draft], terms), points, previews, ineligible };
}

interface Eligible {
  readonly leg: PricedLeg;
  readonly offered: OfferedLeg;
}

/** Which selections a teaser takes, in the order of the slip; the others with the reason. */
function sorted(legs: readonly PricedLeg[], { board }: SaleConditions) {
  const eligible: Eligible[] = [];
  const ineligible: PricedLeg[] = [];
  for (const leg of legs) {
    const { legs: read, errors } = readLegs(board, [leg.held.selectionId], undefined);
    const [offered] = read;
    const reasons = offered
      ? teaserFit(
          offered,
          eligible.map((each) => each.offered),
        )
      : errors;
    if (offered && reasons.length === 0) eligible.push({ leg, offered });
    else ineligible.push(unfit(leg, reasons));
  }
  return { eligible, ineligible };
}

function unfit(leg: PricedLeg, reasons: readonly BetError[]): PricedLeg {
  const own = asMember(leg);
  const known = new Set(own.errors.map(({ code }) => code));
  const errors = [...own.errors, ...reasons.filter(({ code }) => !known.has(code))];
  return { ...own, id: `teaser~out~${leg.id}`, errors };
}

function preview(points: number, selectionIds: readonly string[], { board }: SaleConditions): TeaserPreview {
  const offer = offerAnyway(board, { type: 'TEASER', selectionIds, teaserPoints: points });
  const totalOdds: Odds | undefined = offer.kind === 'offered' ? offer.totalOdds : undefined;
  return { points, enabled: totalOdds !== undefined, totalOdds };
}

function tooFew(legs: readonly PricedLeg[]): BetError[] {
  return legs.length > 0 ? [betError('TEASER_NEEDS_LEGS')] : [];
}
