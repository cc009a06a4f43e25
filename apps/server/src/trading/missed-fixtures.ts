import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import type { Catalogue, CatalogueEvent } from '../catalogue/catalogue.ts';
import type { Feeds } from '../feeds/feeds.ts';

interface Parts {
  readonly feeds: Pick<Feeds, 'begun' | 'histories'>;
  readonly catalogue: Pick<Catalogue, 'event'>;
}

/** Fixtures, in their order, of events in the log that nobody has ended and the catalogue lacks: a crash came between. */
export async function missedFixtures({ feeds, catalogue }: Parts): Promise<Fixture[]> {
  const lacking = (await feeds.begun()).filter((eventId) => !catalogue.event(eventId));
  const histories = await feeds.histories(lacking);
  return [...histories.values()].flat().flatMap((message) => ('fixture' in message ? [message.fixture] : []));
}

/** An event as the last fixture in its log has it, whose start a crash may have kept from the catalogue. */
export async function asTold(
  catalogue: Pick<Catalogue, 'addFixture'>,
  listed: CatalogueEvent,
  history: readonly FeedMessage[],
): Promise<CatalogueEvent> {
  const fixture = history.flatMap((message) => ('fixture' in message ? [message.fixture] : [])).at(-1);
  const isMoved = fixture !== undefined && Date.parse(fixture.startsAt) !== listed.startsAt.getTime();
  return isMoved ? catalogue.addFixture(fixture) : listed;
}
