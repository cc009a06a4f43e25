import type { MainLines, MatchFormat, Side } from '@fairline/sports/sport.ts';

/**
 * One message of a feed about one event: an envelope and a body, as JSON (message-schema.ts checks it at the border).
 *
 * Sequence numbers start at 1 for each event and rise by one with each message, whatever its kind. A gap, a repeat, a message
 * out of order and one that cannot follow from what came before suspend the event and never grade anything; the receiver asks
 * the source for a snapshot. A snapshot carries the number of the last message it includes, so the next message has that
 * number plus one.
 *
 * The life of an event: `fixture`; then, for each play, `pending` when it is under way and `play` when its result is
 * known; `result` at the end. `odds`, `suspend`, `resume`, `status` and `alive` may come at any time.
 */
export type FeedMessage = FeedEnvelope & FeedBody;

/** The event so far, in a message. */
export type Snapshot = Extract<FeedMessage, { kind: 'snapshot' }>;

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
  /** Announces the event, or changes when it starts. The first message, unless that is a snapshot. */
  | { readonly kind: 'fixture'; readonly fixture: Fixture }
  /** What a play brings about; the payload is the sport's own Play. */
  | { readonly kind: 'play'; readonly play: unknown }
  /** The ball is in play and its result unknown: suspend until the play arrives. */
  | { readonly kind: 'pending'; readonly reason: string }
  /** Prices from outside, to fit the model to. */
  | { readonly kind: 'odds'; readonly lines: MainLines }
  /** The source does not trust what it sees: suspend until `resume`. */
  | { readonly kind: 'suspend'; readonly reason: string }
  | { readonly kind: 'resume' }
  /**
   * The whole event so far: every play in order. Replaces everything known of the event. `pending`: the ball is in play.
   * `postponed`: it is put off, as `status` says it; left out, whether it is stays as it was, but for what the plays and the start say.
   */
  | {
      readonly kind: 'snapshot';
      readonly fixture: Fixture;
      readonly plays: readonly unknown[];
      readonly pending: boolean;
      readonly postponed?: true;
    }
  /**
   * Called off for good, or put off to a day not known yet. With `calledFor`, officials have ended a game before its time, as won
   * by a side or level.
   */
  | { readonly kind: 'status'; readonly status: 'cancelled'; readonly calledFor?: 'home' | 'away' | 'level' }
  | { readonly kind: 'status'; readonly status: 'postponed' }
  /**
   * The event is over; the official result must equal the state the plays led to. Of a field `home` is the number in it of who
   * won, from 1, and `away` 0.
   */
  | { readonly kind: 'result'; readonly home: number; readonly away: number }
  /** Nothing happened; the line is up. */
  | { readonly kind: 'alive' };

export interface Fixture {
  readonly eventId: string;
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
  readonly home: Side;
  readonly away: Side;
  /** All who take part where that is no matter of two sides, see Sides. */
  readonly field?: readonly Side[];
  /** ISO 8601 UTC */
  readonly startsAt: string;
  readonly lines: MainLines;
  /** By the poll of their competition, where it has one; a side that is not ranked is left out. */
  readonly ranks?: Ranks;
  /** What the sides have won and lost in their league's season before this game, as it stands when it is told. */
  readonly records?: Records;
  /** How long the match is, where those of the competition differ, and what is told of it. */
  readonly format?: MatchFormat;
  /** What game of the play-offs it is, where it is one; as it stands when it is told. */
  readonly playOff?: PlayOff;
}

/** A round of the play-offs, and where the same two meet until one has won most games, how that stands. */
export interface PlayOff {
  /** "Conference Finals" */
  readonly round: string;
  readonly series?: SeriesGame;
}

export interface SeriesGame {
  /** Which it is, from 1. */
  readonly game: number;
  /** So many at most: an odd number. */
  readonly bestOf: number;
  /** Games of the series that the sides of this one have won before it. */
  readonly wins: { readonly home: number; readonly away: number };
}

export interface Ranks {
  readonly home?: number;
  readonly away?: number;
}

export interface Records {
  readonly home?: SideRecord;
  readonly away?: SideRecord;
}

/** '7-4'; with a third number, of the two that a league may count, '7-4-1'. */
export interface SideRecord {
  readonly wins: number;
  /** Where losses in overtime are told, the others alone. */
  readonly losses: number;
  readonly ties?: number;
  readonly overtimeLosses?: number;
}
