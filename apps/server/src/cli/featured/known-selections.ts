import { parseSelectionRawId } from '@fairline/sports/raw-id.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { FeedStore } from '../../feeds/store.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * What is wrong with the first selection that does not exist; undefined where all do. One that its sport can make for its
 * event exists, priced or not.
 * @param rawIds of the form EVENT~MARKET~SELECTION
 */
export async function unknownSelection(
  database: Database,
  rawIds: readonly string[],
): Promise<string | undefined> {
  const addresses = rawIds.map((rawId) => ({ rawId, address: parseSelectionRawId(rawId) }));
  const eventIds = new Set(addresses.flatMap(({ address }) => address?.eventId ?? []));
  const fixtures = await new FeedStore(database).fixtures([...eventIds]);
  for (const { rawId, address } of addresses) {
    if (!address) return `${rawId} is no selection: write EVENT~MARKET~SELECTION.`;
    const { eventId, marketKey, selectionKey } = address;
    const fixture = fixtures.get(eventId);
    if (!fixture) return `There is no event ${eventId} to bet on.`;
    const market = sportModel(fixture.sport)?.market(marketKey, fixture);
    if (!market) return `${eventId} can have no market ${marketKey}.`;
    if (!market.selections.some(({ key }) => key === selectionKey)) {
      const keys = market.selections.map(({ key }) => key).join(', ');
      return `${eventId}~${marketKey} has no selection ${selectionKey}, but ${keys}.`;
    }
  }
  return undefined;
}
