import type { Bet } from '@fairline/wagering/bet.ts';
import { parlayOdds } from '@fairline/wagering/parlay-odds.ts';
import type { BetError } from './bet-error.ts';
import type { JointPrices, Offer, OfferedGroup, OfferedLeg, OfferTerms } from './offered.ts';
import { relatedErrors } from './related-legs.ts';
import { areOfEventsOfTheirOwn, indexesByEvent, priceGroup } from './same-game.ts';

/**
 * All legs have to win. Legs of one event share a joint price, and then the bet is a Parlay+; every other leg, and every
 * group, multiplies.
 */
export function offeredParlay(prices: JointPrices, legs: readonly OfferedLeg[], withSubsets: boolean): Offer {
  const groups: OfferedGroup[] = [];
  const errors: BetError[] = relatedErrors(legs);
  const events = areOfEventsOfTheirOwn(legs) ? NONE : indexesByEvent(legs);
  for (const [eventId, indexes] of events) {
    if (indexes.length < 2) continue;
    const group = priceGroup(prices, eventId, indexes, legs, withSubsets);
    if ('code' in group) errors.push(group);
    else groups.push(group);
  }
  if (errors.length > 0) return { kind: 'refused', errors };
  const own = grouped(legs, groups);
  return {
    kind: 'offered',
    type: groups.length === 0 ? 'PARLAY' : 'PARLAY_PLUS',
    legs: own,
    groups,
    totalOdds: parlayOdds(pricesOf(own, groups)),
    combinations: 1,
    bet: groups.length === 0 ? parlayOf(legs) : parlayPlusOf(legs, groups),
  };
}

const NONE: ReadonlyMap<string, readonly number[]> = new Map();

/** What multiplies. */
function* pricesOf(legs: readonly OfferedLeg[], groups: readonly OfferedGroup[]) {
  for (const leg of legs) if (leg.group === undefined) yield leg.odds;
  for (const group of groups) yield group.odds;
}

function parlayOf(legs: readonly OfferedLeg[]) {
  return (terms: OfferTerms): Bet => ({
    ...terms,
    type: 'parlay',
    legs: legs.map(({ odds }) => ({ odds, outcome: 'pending' })),
  });
}

function parlayPlusOf(legs: readonly OfferedLeg[], groups: readonly OfferedGroup[]) {
  const joined = new Set(groups.flatMap((group) => group.legs));
  return (terms: OfferTerms): Bet => ({
    ...terms,
    type: 'parlay-plus',
    legs: legs.filter((_leg, index) => !joined.has(index)).map(({ odds }) => ({ odds, outcome: 'pending' })),
    groups: groups.map((group) => ({
      id: group.eventId,
      odds: group.odds,
      outcomes: group.legs.map(() => 'pending' as const),
      // Without a void leg the group has another price.
      voidPolicy: 'reprice',
    })),
  });
}

function grouped(legs: readonly OfferedLeg[], groups: readonly OfferedGroup[]): readonly OfferedLeg[] {
  if (groups.length === 0) return legs;
  const groupOf = new Map(groups.flatMap((group, number) => group.legs.map((index) => [index, number])));
  return legs.map((leg, index) => {
    const group = groupOf.get(index);
    // Field by field: of an object that is spread each bet would make the shape anew.
    return group === undefined ? leg : { selection: leg.selection, book: leg.book, odds: leg.odds, group };
  });
}
