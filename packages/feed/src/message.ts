import type { MainLines, Side } from '@fairline/sports/sport.ts';

/**
 * One message of a feed about one event. Sequence numbers start at 1 for each event and have no gaps; a gap, a repeat or an
 * impossible message suspends the event until a snapshot arrives, and never grades.
 */
export type FeedMessage = FeedEnvelope & FeedBody;

export interface FeedEnvelope {
  /** Who says it: 'simulator', 'nfl-gamecenter' … */
  readonly source: string;
  /** The catalogue's event id. */
  readonly eventId: string;
  readonly sequence: number;
  /** When it happened, ISO 8601 UTC. */
  readonly at: string;
}

export type FeedBody =
  | { readonly kind: 'fixture'; readonly fixture: Fixture }
  /** What a play brings about; the payload is the sport's own Play. */
  | { readonly kind: 'play'; readonly play: unknown }
  /** The ball is in play and its result unknown: suspend until the play arrives. */
  | { readonly kind: 'pending'; readonly reason: string }
  | { readonly kind: 'odds'; readonly lines: MainLines }
  | { readonly kind: 'suspend'; readonly reason: string }
  /** The event is over; the official result must equal the state the plays led to. */
  | { readonly kind: 'result'; readonly home: number; readonly away: number }
  | { readonly kind: 'alive' };

export interface Fixture {
  readonly eventId: string;
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
  readonly home: Side;
  readonly away: Side;
  /** ISO 8601 UTC */
  readonly startsAt: string;
  readonly lines: MainLines;
}
