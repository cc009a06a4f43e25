import { draftBet, tab } from './bets.ts';
import { NFL, type Odds } from './fixtures.ts';
import type { Resolvers } from './house.ts';
import type { SlipHouse } from './slip-house.ts';

export interface Group {
  readonly eventId: string;
  readonly eventName: string;
  readonly ids: readonly string[];
  /** The joint odds; none for a leg by itself. */
  readonly odds?: Odds;
  readonly acceptedOdds?: Odds;
}

/** A draft bet of the slip's selections, grouped by event. */
export function betOfSeveral(
  slip: SlipHouse,
  { id, type, price, cents, groups }: BetOfSeveral,
  over: Resolvers = {},
): Resolvers {
  const made = groups.map((group) => grouping(slip, group));
  const draftLegs = made.flatMap((group) => group.draftLegs);
  return {
    ...draftBet(`DraftBet:${id}`, type, price, cents),
    numberOfDistinctLegs: draftLegs.length,
    draftLegs,
    draftLegEventGroupings: made,
    ...over,
  };
}

export interface BetOfSeveral {
  readonly id: string;
  readonly type: string;
  readonly price: Odds;
  readonly cents?: number | undefined;
  readonly groups: readonly Group[];
}

/** The Parlay tab with one bet. */
export function parlayTab(bet: Resolvers): Resolvers {
  return tab('ParlayBetslip', { draftBets: [bet] });
}

function grouping(slip: SlipHouse, { eventId, eventName, ids, odds, acceptedOdds }: Group): Resolvers {
  return {
    eventId: `StandardEvent:${eventId}`,
    eventName,
    eventStatus: 'IN_PLAY',
    startsAt: '2026-11-21T18:00:00Z',
    deepLink: { webUrl: `${NFL}/event/${eventId}`, canonicalUrl: `${NFL}/event/${eventId}` },
    odds: odds ?? null,
    acceptedOdds: acceptedOdds ?? odds ?? null,
    oddsTrend: null,
    legGroupRequiresAcceptance: acceptedOdds !== undefined,
    draftLegs: ids.map((id) => slip.leg(id, { eventName })),
  };
}
