import { topic } from '../platform/bus.ts';

/**
 * Something in a book changed: read it from Trading.book, which is undefined once the event has left the board. Where nothing
 * below did, what selections cost together may be another price (Trading.joint).
 */
export interface BookChanged {
  readonly eventId: string;
  /** The book's sequence after the change. */
  readonly sequence: number;
  /** Keys of the markets that changed, came or went; one that book.markets lacks has gone. */
  readonly markets: readonly string[];
  /** The scoreboard, the win probability, or why bets are not taken changed. */
  readonly statistics: boolean;
  /** The book's or the event's status changed, or the event came or went. */
  readonly status: boolean;
}

/**
 * Markets whose result is now known. The keys are those offered at any time; a holder of bets may as well ask
 * Trading.grade for every open leg of the event.
 */
export interface MarketsDecided {
  readonly eventId: string;
  readonly marketKeys: readonly string[];
}

/** Every market of the event can be graded (or is void). Comes after the last marketsDecided. */
export interface EventFinished {
  readonly eventId: string;
}

/** Results that were told before are others now: what was paid by them has to be looked at again (Trading.corrections). */
export interface ResultsCorrected {
  readonly eventId: string;
}

/** Nobody has looked at the event for a while: whoever still uses what was made for that looks again (Trading.look) as this is told. */
export interface LookEnding {
  readonly eventId: string;
}

export const bookChanged = topic<BookChanged>('trading.bookChanged');
export const marketsDecided = topic<MarketsDecided>('trading.marketsDecided');
export const eventFinished = topic<EventFinished>('trading.eventFinished');
export const resultsCorrected = topic<ResultsCorrected>('trading.resultsCorrected');
export const lookEnding = topic<LookEnding>('trading.lookEnding');
