import type { Fixture } from '@fairline/feed/message.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
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
