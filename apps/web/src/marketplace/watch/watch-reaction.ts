import type { LiveStreamErrorCode } from '../../__generated__/openStreamMutation.graphql.ts';

/** What somebody can do who is not shown a stream. wait: it is asked for again by itself. */
export type WatchReaction = 'log-in' | 'deposit' | 'again' | 'wait' | 'none';

/** As a table in docs/live-streams.md. */
const REACTIONS: Readonly<Partial<Record<LiveStreamErrorCode, WatchReaction>>> = {
  ERROR: 'again',
  EVENT_PENDING: 'wait',
  NO_BET_PLACED_ON_EVENT: 'again',
  PATRON_ANONYMOUS: 'log-in',
  PATRON_BALANCE: 'deposit',
  RATE_LIMITED: 'wait',
  STREAM_PENDING: 'wait',
};

/** A code this app does not know, and whatever is over for good, leaves nothing to do. */
export function reactionTo(code: LiveStreamErrorCode): WatchReaction {
  return REACTIONS[code] ?? 'none';
}

const USUAL_WAIT_MS = 20_000;

/** How long to wait before a stream is asked for again, in milliseconds. */
export function waitMs(retryAfterSeconds: number | null | undefined): number {
  return retryAfterSeconds ? retryAfterSeconds * 1_000 : USUAL_WAIT_MS;
}
