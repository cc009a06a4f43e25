import type { FeedMessage, Snapshot } from '@fairline/feed/message.ts';

/** Who calls events off by the house's rules; its messages stand in the log like those of any source. */
export const HOUSE_RULES = 'house-rules';

export type ReceiveOutcome =
  | { readonly kind: 'accepted' }
  /** Not a message, or not the one that must come next. The reason is for the sender's log. */
  | { readonly kind: 'refused'; readonly reason: string };

/** What was told of an event from one of its messages on cannot be: it is suspended and awaits a snapshot. */
export interface Doubt {
  /** That message's sequence. */
  readonly from: number;
  readonly reason: string;
}

/** What a source may ask and tell. */
export interface FeedInlet {
  /** Resolves once the message is on disk and was acted on. Rejects only when the database does. */
  receive(message: unknown): Promise<ReceiveOutcome>;
  /** What was accepted of these events, each from its last snapshot on; events never heard of are missing. */
  histories(eventIds: readonly string[]): Promise<Map<string, FeedMessage[]>>;
  /** Events this source has begun and not ended. */
  unfinished(source: string): Promise<string[]>;
  /** Events of which a snapshot was told, as far as the log has them: what is over stays in it for days. */
  retold(): Promise<readonly string[]>;
}

/** Something that tells of events: a simulator, a player of recordings, a provider. */
export interface FeedSource {
  readonly name: string;
  /** Begins to deliver; goes on where the log ends after a restart. */
  start(inlet: FeedInlet): Promise<void>;
  /** The event so far, for a receiver that lost track; undefined when the source does not know it. */
  snapshot(eventId: string): FeedMessage | undefined;
  /**
   * Tells the event so far by itself, in its turn, so that what follows is told after it. False when the source does not know
   * the event. A source without it is asked for the snapshot.
   */
  retell?(eventId: string): boolean;
  /** The house has called the event off: nothing that is told of it is taken any more. */
  calledOff?(eventId: string): void;
  stop(): void;
}

/**
 * The one way in for what happens in games. Messages are checked, put in the log (schema feeds) and only then published as
 * feedMessage, so that what anyone acted on can be read again after a crash. A message that is not the one that must come
 * next is published as feedTrouble instead, once, and a snapshot asked of the event's source.
 */
export interface Feeds extends FeedInlet {
  /** As above; with a speaker what is of an event that another source began is refused without a trace on the event. */
  receive(message: unknown, speaker?: string): Promise<ReceiveOutcome>;
  /** Events that any source has begun and nobody has ended. */
  begun(): Promise<string[]>;
  /** Who told the first message of each of these events; events never heard of are missing. */
  sources(eventIds: readonly string[]): Promise<Map<string, string>>;
  /** Which of these events await a snapshot, and why. */
  troubles(eventIds: readonly string[]): Promise<Map<string, string>>;
  /** As histories, but all that was accepted of an event that was ever put off or ended: a snapshot does not tell that. */
  recoverable(eventIds: readonly string[]): Promise<Map<string, FeedMessage[]>>;
  /** The snapshots of these events that follow each one's number, in their order. */
  snapshots(after: ReadonlyMap<string, number>): Promise<readonly Snapshot[]>;
  /**
   * Calls an event off by the house's rules: that is its next message, whatever is awaited of it. Does nothing to one that is over.
   */
  callOff(eventId: string): Promise<void>;
  /** The event's messages lead to something impossible: nothing more is accepted until a snapshot arrives. */
  distrust(eventId: string, reason: string): Promise<void>;
  addSource(source: FeedSource): Promise<void>;
  /** Ends the sources and waits for what was received to be written. */
  stop(): Promise<void>;
}
