import type { Catalogue, CatalogueEvent } from '../../catalogue/catalogue.ts';

/** A catalogue of given events, for tests that need no database. */
export function fixedCatalogue(events: readonly CatalogueEvent[]): Catalogue {
  const competitions = new Map(events.map(({ competition }) => [competition.canonicalUrl, competition]));
  const event = (eventId: string) => events.find((one) => one.id === eventId);
  const refuse = async (): Promise<never> => {
    throw new Error('The events of this catalogue are fixed.');
  };
  return {
    competitions: () => [...competitions.values()],
    team: (teamId) => events.flatMap(({ home, away }) => [home, away]).find((team) => team.id === teamId),
    event,
    events: () => events,
    addFixture: refuse,
    setStatus: refuse,
    tellRecords: refuse,
    findEvent: async (eventId) => event(eventId),
    sportsOf: async () => new Map(events.map(({ id, sport }) => [id, sport.slug])),
  };
}
