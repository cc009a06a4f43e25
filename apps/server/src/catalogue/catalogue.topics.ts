import { topic } from '../platform/bus.ts';

/** An event came, or its start, its status or a team's record changed: read it from Catalogue.event. */
export interface EventChanged {
  readonly eventId: string;
}

export const eventChanged = topic<EventChanged>('catalogue.eventChanged');
