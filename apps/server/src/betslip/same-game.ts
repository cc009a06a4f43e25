import { type JointPrice, MAX_SAME_GAME_LEGS } from '../trading/trading.ts';
import { type BetError, betError } from './bet-error.ts';
import { byEvent } from './by-event.ts';
import { legHeading } from './leg-heading.ts';
import type { JointPrices, OfferedGroup, OfferedLeg } from './offered.ts';

/** Indexes of the legs by event, in the order the events come. */
export function indexesByEvent(legs: readonly OfferedLeg[]): Map<string, number[]> {
  return byEvent(legs.keys(), (index) => legs[index]?.selection.eventId ?? '');
}

/** Whether no two legs are of one event: told of most bets without making lists. */
export function areOfEventsOfTheirOwn(legs: readonly OfferedLeg[]): boolean {
  for (const [index, { selection }] of legs.entries()) {
    for (let other = 0; other < index; other += 1) {
      if (legs[other]?.selection.eventId === selection.eventId) return false;
    }
  }
  return true;
}

/** Legs of one event at their joint price, or why they have none. */
export function priceGroup(
  prices: JointPrices,
  eventId: string,
  indexes: readonly number[],
  legs: readonly OfferedLeg[],
  withSubsets: boolean,
): OfferedGroup | BetError {
  const members = indexes.flatMap((index) => legs[index] ?? []);
  const keys = members.map(({ selection: { marketKey, selectionKey } }) => ({ marketKey, selectionKey }));
  const price = prices.joint(eventId, keys);
  if (price.kind === 'refused') return refusalOf(price, members);
  const { odds, probability } = price;
  const subsets = withSubsets ? prices.jointOfSubsets(eventId, keys) : [];
  return { eventId, legs: indexes, odds, probability, subsets };
}

function refusalOf(
  price: Extract<JointPrice, { kind: 'refused' }>,
  members: readonly OfferedLeg[],
): BetError {
  const event = members[0]?.book.event.name ?? '';
  switch (price.reason) {
    case 'conflict': {
      const names = price.legs.flatMap((index) => {
        const member = members[index];
        return member ? nameWithMarket(member) : [];
      });
      return betError('SAME_GAME_CONFLICT', { legs: listed(names) });
    }
    case 'too-many':
      return betError('SAME_GAME_TOO_MANY', { event, maximum: String(MAX_SAME_GAME_LEGS) });
    case 'pricing':
      return betError('SAME_GAME_PRICING', { event });
    case 'not-sold':
      return betError('SAME_GAME_NOT_SOLD', { event });
    case 'unavailable':
      return betError('SAME_GAME_UNAVAILABLE', { event });
  }
}

/** What is named by neither a side nor its question says what it is of: "Over 25.5 (Bell Receiving Yards)". */
function nameWithMarket({ selection }: OfferedLeg): string {
  const { type, selectionName, marketName } = selection;
  const heading = legHeading(selection);
  return SIDED.test(type) || heading !== selectionName ? heading : `${heading} (${marketName})`;
}

const SIDED = /^(?:HOME|AWAY)_/;

/** "Chiefs -3.5", "Chiefs -3.5 and Over 47.5", "A, B and C" */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
