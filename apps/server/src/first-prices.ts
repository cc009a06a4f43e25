import { setTimeout as sleep } from 'node:timers/promises';
import type { BookView } from './trading/trading.ts';

const LOOK_EVERY_MS = 100;

interface FirstPricesParts {
  /** The events that are waited for; undefined as long as it is not known which. */
  readonly eventIds: () => readonly string[] | undefined;
  readonly book: (eventId: string) => Pick<BookView, 'status' | 'priceState'> | undefined;
  /** Waits no longer than so many milliseconds. */
  readonly limitMs: number;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

/** Resolves once there are prices of each of some events, or nothing of it is traded any more; after the limit, whatever there is then. */
export async function untilPriced({ eventIds, book, limitMs, signal }: FirstPricesParts): Promise<void> {
  const untilMs = performance.now() + limitMs;
  const isOver = () => signal?.aborted === true || performance.now() >= untilMs;
  const isAwaited = (eventId: string) => isUnpriced(book(eventId));
  while (!isOver() && (eventIds()?.some(isAwaited) ?? true)) await sleep(LOOK_EVERY_MS);
}

/** Whether an event has no book yet, or one that has its first prices to come. */
function isUnpriced(book: Pick<BookView, 'status' | 'priceState'> | undefined): boolean {
  if (book === undefined) return true;
  return (book.status === 'open' || book.status === 'suspended') && book.priceState === 'first';
}
