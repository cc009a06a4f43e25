import type { FeedMessage } from '@fairline/feed/message.ts';
import type { EventBook } from './event-book.ts';

export interface Recovered {
  readonly decided: readonly string[];
  /** Results may have been told that were others. */
  readonly corrected: boolean;
  readonly impossible?: string;
}

/** Messages that ask what the plays before them decided. */
const DECIDING: ReadonlySet<FeedMessage['kind']> = new Set(['snapshot', 'status', 'result']);

/** Takes a book through everything that was heard of it. */
export function recoverBook(book: EventBook, history: readonly FeedMessage[], nowMs: number): Recovered {
  const decided: string[] = [];
  let impossible: string | undefined;
  for (const message of history) {
    if (DECIDING.has(message.kind)) decided.push(...book.decideDeferred().decided);
    else book.deferDecisions();
    const change = book.message(message, nowMs);
    decided.push(...change.decided);
    impossible = message.kind === 'snapshot' ? change.impossible : (change.impossible ?? impossible);
  }
  decided.push(...book.decideDeferred().decided);
  // A history that begins with a snapshot does not tell what was decided before it.
  const corrected = history[0]?.kind === 'snapshot';
  if (corrected) book.doubtUndecided();
  return {
    decided,
    corrected,
    ...(impossible !== undefined && { impossible }),
  };
}
