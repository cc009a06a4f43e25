import type { FeedMessage } from '@fairline/feed/message.ts';
import { topic } from '../platform/bus.ts';

/** What is known of an event can no longer be trusted; a snapshot was asked for. */
export interface FeedTrouble {
  readonly eventId: string;
  readonly reason: string;
}

/** What a source is getting ready. */
export interface GamesPrepared {
  readonly source: string;
  /** Slugs of those with games that are listed and not announced yet. */
  readonly competitions: ReadonlySet<string>;
}

/** A message in its right place, already on disk. */
export const feedMessage = topic<FeedMessage>('feeds.message');
export const feedTrouble = topic<FeedTrouble>('feeds.trouble');
/** Told when it is another than before. */
export const gamesPrepared = topic<GamesPrepared>('feeds.games-prepared');
