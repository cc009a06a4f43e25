import type { CatalogueEvent } from '../catalogue/catalogue.ts';

/** Where the provider stands with the stream of an event; not where the event stands. */
export type StreamState = 'scheduled' | 'live' | 'closed' | 'cancelled';

/** What a provider has of an event, and to whom it may be shown. */
export interface EventStream {
  readonly state: StreamState;
  /** Market codes it may be shown in; empty: everywhere. */
  readonly dmas: readonly string[];
  /** What a patron must have: cash or an open bet of any kind on the event, or a bet on the event. */
  readonly needs: 'balance' | 'bet';
}

/** A stream that begins for one patron. */
export interface OpenedStream {
  /** Where the pictures come from: server-sent events, each 'frame' an SVG; with an 'end' when there will be no more. */
  readonly url: string;
  /** After that it has to be asked for again. */
  readonly expiresAt: Date;
}

/** Who has streams of events. */
export interface StreamProvider {
  readonly id: string;
  /** From memory, for every card on every page; undefined where it has none of the event. */
  streamOf(event: CatalogueEvent): EventStream | undefined;
  /** Lets one patron watch. May fail: the patron is told to try again. */
  open(event: CatalogueEvent, patronId: string): Promise<OpenedStream>;
}
