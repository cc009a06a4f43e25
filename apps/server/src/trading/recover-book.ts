import type { FeedMessage } from '@fairline/feed/message.ts';
import { mayCorrect } from './correcting-play.ts';
import type { EventBook } from './event-book.ts';

export interface Recovered {
  readonly decided: readonly string[];
  /** Results may have been told that were others. */
  readonly corrected: boolean;
  readonly impossible?: string;
}

const DECIDING: ReadonlySet<FeedMessage['kind']> = new Set(['snapshot', 'status', 'result']);

/** Whether it asks what the plays before it decided. */
function isDeciding(book: EventBook, message: FeedMessage): boolean {
  return (
    DECIDING.has(message.kind) ||
    (message.kind === 'play' && mayCorrect(book.model, book.state, message.play))
  );
}

/** Takes a book through everything that was heard of it. */
export function recoverBook(book: EventBook, history: readonly FeedMessage[], nowMs: number): Recovered {
  const decided: string[] = [];
  let impossible: string | undefined;
  // A history that begins with a snapshot does not tell what was decided before it.
  const isForgotten = history[0]?.kind === 'snapshot';
  let corrected = isForgotten;
  for (const message of history) {
    if (isDeciding(book, message)) decided.push(...book.decideDeferred().decided);
    else book.deferDecisions();
    const change = book.message(message, nowMs);
    decided.push(...change.decided);
    corrected ||= change.corrected;
    // A snapshot tells the game anew, and what the house ended is over whatever was in doubt.
    const isSettled = message.kind === 'snapshot' || (message.kind === 'status' && book.status === 'closed');
    impossible = isSettled ? change.impossible : (change.impossible ?? impossible);
  }
  decided.push(...book.decideDeferred().decided);
  if (isForgotten) book.doubtUndecided();
  return {
    decided,
    corrected,
    ...(impossible !== undefined && { impossible }),
  };
}
