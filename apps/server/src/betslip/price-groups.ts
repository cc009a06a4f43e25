import type { Odds } from '@fairline/money/odds.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import { type BetError, betError } from './bet-error.ts';
import { byEvent } from './by-event.ts';
import type { OfferedGroup } from './offered.ts';
import { asks } from './price-leg.ts';
import type { PricedGroup, PricedLeg } from './priced-slip.ts';
import type { AcceptedGroup } from './slip.ts';
import type { OwnerTerms } from './terms.ts';
import { oddsTrend } from './trend.ts';

/** The legs of a bet by event, in the order the events come; several of one event at their joint price. */
export function priceGroups(
  legs: readonly PricedLeg[],
  offered: readonly OfferedGroup[],
  accepted: readonly AcceptedGroup[],
  terms: OwnerTerms,
): PricedGroup[] {
  return [...byEvent(legs, (leg) => leg.held.eventId)].flatMap(([eventId, members]) => {
    const odds = offered.find((group) => group.eventId === eventId)?.odds;
    return groupOf(eventId, members, odds, acceptedOdds(accepted, members), terms);
  });
}

function groupOf(
  eventId: string,
  legs: readonly PricedLeg[],
  odds: Odds | undefined,
  accepted: Odds | undefined,
  terms: OwnerTerms,
): PricedGroup[] {
  const [first] = legs;
  if (!first) return [];
  const trend = odds && accepted && oddsTrend(odds, accepted);
  return [
    {
      eventId,
      book: first.book,
      held: first.held,
      legs: legs.length > 1 ? legs.map(asMember) : legs,
      odds,
      acceptedOdds: accepted,
      oddsTrend: trend,
      requiresAcceptance: asks(trend, terms),
    },
  ];
}

/** What a group asks to accept. */
export function groupErrors(groups: readonly PricedGroup[], { oddsFormat }: OwnerTerms): BetError[] {
  return groups.flatMap(({ requiresAcceptance, odds, acceptedOdds: before, held }) => {
    if (!requiresAcceptance || !odds || !before) return [];
    return betError('GROUP_ODDS_CHANGED', {
      event: held.eventName,
      before: formatOdds(before, oddsFormat),
      now: formatOdds(odds, oddsFormat),
    });
  });
}

/** A leg in a group, or in a teaser, has no odds of its own to accept. */
export function asMember(leg: PricedLeg): PricedLeg {
  const errors = leg.errors.filter((error) => error.displayType !== 'ODDS_CHANGED');
  return { ...leg, oddsTrend: undefined, requiresAcceptance: false, errors };
}

function acceptedOdds(accepted: readonly AcceptedGroup[], legs: readonly PricedLeg[]): Odds | undefined {
  const ids = new Set(legs.map((leg) => leg.held.selectionId));
  return accepted.find(
    ({ selectionIds }) => selectionIds.length === ids.size && selectionIds.every((id) => ids.has(id)),
  )?.odds;
}
