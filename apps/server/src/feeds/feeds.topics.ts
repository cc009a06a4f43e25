import type { FeedMessage } from '@fairline/feed/message.ts';
import { topic } from '../platform/bus.ts';

/** What is known of an event can no longer be trusted; a snapshot was asked for. */
export interface FeedTrouble {
  readonly eventId: string;
  readonly reason: string;
}

/** A message in its right place, already on disk. */
export const feedMessage = topic<FeedMessage>('feeds.message');
export const feedTrouble = topic<FeedTrouble>('feeds.trouble');
