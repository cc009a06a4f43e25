import { EVENT_ID } from '@fairline/feed/event-id.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';

const EVENT = new RegExp(`^/[a-z0-9-]{1,100}/events/(?<eventId>${EVENT_ID})$`);

/** '/nfl/events/<id>': the event in the feed that rich events come from. */
export function resourceUriOf({ competition, id }: CatalogueEvent): string {
  return `/${competition.slug}/events/${id}`;
}

/** The event a resource's address names; undefined for what is no address of an event. */
export function eventIdOfResource(resourceUri: string): string | undefined {
  return EVENT.exec(resourceUri)?.groups?.eventId;
}
