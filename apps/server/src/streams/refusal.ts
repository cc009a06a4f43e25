import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { EventStream } from './provider.ts';

/** Why a stream is not shown, in the specification's words [LIVE-016]. */
export const STREAM_REFUSALS = [
  'ERROR',
  'EVENT_CANCELLED',
  'EVENT_CLOSED',
  'EVENT_PENDING',
  'NO_BET_PLACED_ON_EVENT',
  'PATRON_ANONYMOUS',
  'PATRON_BALANCE',
  'RATE_LIMITED',
  'STREAM_CANCELLED',
  'STREAM_CLOSED',
  'STREAM_PENDING',
] as const;
export type StreamRefusal = (typeof STREAM_REFUSALS)[number];

/** What is said to people, and what they can do. */
export const STREAM_MESSAGES: Readonly<Record<StreamRefusal, string>> = {
  ERROR: 'The stream could not be started. Please try again.',
  EVENT_CANCELLED: 'This event was called off, so there is nothing to watch.',
  EVENT_CLOSED: 'This event is over.',
  EVENT_PENDING: 'This event has not begun. The stream starts with it.',
  NO_BET_PLACED_ON_EVENT: 'Place a bet on this event to watch it.',
  PATRON_ANONYMOUS: 'Log in to watch this event.',
  PATRON_BALANCE: 'Make a deposit, or place a bet on this event, to watch it.',
  RATE_LIMITED: 'You have opened too many streams. Please wait a moment.',
  STREAM_CANCELLED: 'This stream was called off.',
  STREAM_CLOSED: 'This stream has ended.',
  STREAM_PENDING: 'The stream has not started yet. It will soon.',
};

/** Said, with ERROR, to whoever is where the stream may not be shown. */
export const NOT_SHOWN_HERE = 'This stream is not shown where you are.';

/** Why nobody can watch now: the event first, then the stream; undefined while it is live. */
export function pictureRefusal(
  { status }: Pick<CatalogueEvent, 'status'>,
  stream: EventStream,
): StreamRefusal | undefined {
  if (status === 'CANCELLED' || status === 'INVALID' || status === 'HIDDEN') return 'EVENT_CANCELLED';
  if (status === 'FINISHED') return 'EVENT_CLOSED';
  if (stream.state === 'cancelled') return 'STREAM_CANCELLED';
  if (stream.state === 'closed') return 'STREAM_CLOSED';
  if (stream.state === 'live') return undefined;
  return status === 'IN_PLAY' ? 'STREAM_PENDING' : 'EVENT_PENDING';
}

/** What is known of a patron who wants to watch. */
export interface Standing {
  readonly hasCash: boolean;
  readonly hasBet: boolean;
}

/** Whether a patron has what a stream needs. */
export function patronRefusal(
  { needs }: EventStream,
  { hasCash, hasBet }: Standing,
): StreamRefusal | undefined {
  if (hasBet) return undefined;
  if (needs === 'bet') return 'NO_BET_PLACED_ON_EVENT';
  return hasCash ? undefined : 'PATRON_BALANCE';
}

/** Whether a stream may be shown in a market; nobody knows where somebody is without one. */
export function isShownIn({ dmas }: Pick<EventStream, 'dmas'>, market: string | undefined): boolean {
  return dmas.length === 0 || (market !== undefined && dmas.includes(market));
}
