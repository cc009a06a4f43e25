import { type BookChange, isChange } from './book-change.ts';
import type { Desk } from './desk.ts';
import type { EventBook } from './event-book.ts';
import { eventStatusOf, isEnded, takeStatus } from './event-status-of.ts';
import { endOf, finishEvent } from './finish-event.ts';
import type { Results } from './results.ts';
import type { TradingStore } from './store.ts';
import { bookChanged, eventFinished, marketsDecided, resultsCorrected } from './trading.topics.ts';
import type { TradingParts } from './trading-parts.ts';
import type { Writings } from './writings.ts';

export interface DeskChangesParts extends Pick<TradingParts, 'bus' | 'clock' | 'feeds' | 'catalogue'> {
  readonly store: TradingStore;
  readonly results: Results;
  readonly writings: Writings;
  readonly reprice: (book: EventBook) => void;
}

/** Tells what changed in a book, and does what follows from it: on disk, in the catalogue, in new prices. */
export class DeskChanges {
  readonly #parts: DeskChangesParts;

  constructor(parts: DeskChangesParts) {
    this.#parts = parts;
  }

  /** Tells a change first, for suspensions must not wait, and then does what follows from it. */
  changed(desk: Desk, change: BookChange): void {
    const told = takeStatus(desk.book) ? { ...change, statistics: true, status: true } : change;
    if (isChange(told)) this.tell(desk, told);
    this.#follow(desk, change);
  }

  tell(
    desk: Desk,
    { markets, statistics, status }: Pick<BookChange, 'markets' | 'statistics' | 'status'>,
  ): void {
    const sequence = desk.book.touch();
    const { eventId } = desk.book;
    this.#parts.bus.publish(bookChanged, { eventId, sequence, markets, statistics, status });
  }

  #follow(desk: Desk, change: BookChange): void {
    const { book } = desk;
    const { eventId } = book;
    const { bus, reprice } = this.#parts;
    if (change.impossible !== undefined) {
      const reason = change.impossible;
      desk.doubt = { from: book.decisions.feedSequence, reason };
      this.changed(desk, book.input({ kind: 'trouble', reason }));
      this.#distrust(eventId, reason);
    }
    const wasOver = desk.finishedAtMs !== undefined;
    if (book.status === 'closed' && desk.finishedAtMs === undefined) this.#finish(desk);
    else if (change.decided.length > 0) bus.publish(marketsDecided, { eventId, marketKeys: change.decided });
    // Of what was over before, correctResult tells.
    if (change.corrected && !wasOver) this.#owe(eventId);
    if (change.reprice) reprice(book);
    this.#noteClosing(desk);
    this.#followStatus(desk);
  }

  /** At once, so that it comes before whatever is told next; what fails is tried again with what else is written of the event. */
  #distrust(eventId: string, reason: string): void {
    const { writings, feeds } = this.#parts;
    let first: Promise<void> | undefined = feeds.distrust(eventId, reason);
    first.catch(() => {});
    void writings.add(eventId, () => {
      const asked = first ?? feeds.distrust(eventId, reason);
      first = undefined;
      return asked;
    });
  }

  /** Notes which markets were offered, so that their lines are known after a restart. */
  writeOffered(desk: Desk): void {
    const { eventId, prices } = desk.book;
    const { offered } = prices;
    if (offered.size === desk.written) return;
    const fresh = [...offered].slice(desk.written);
    desk.written = offered.size;
    const { writings, store } = this.#parts;
    void writings.add(eventId, () => store.offer(eventId, fresh));
  }

  /** Noted on disk before it is told, and after the result if the event is over. */
  #owe(eventId: string): void {
    const { writings, store, bus } = this.#parts;
    void writings.add(eventId, async () => {
      await store.addCorrection(eventId);
      bus.publish(resultsCorrected, { eventId });
    });
  }

  /**
   * The main lines with which a game begins: the board still stands as it was before the first play. One that is first sold in play
   * begins with its first board here; of one that is taken up after a restart the board is empty, but it was offered before.
   */
  #noteClosing(desk: Desk): void {
    const { book } = desk;
    const { mainLines, offered } = book.prices;
    if (desk.isClosingNoted || !book.started || offered.size === 0) return;
    desk.isClosingNoted = true;
    const { writings, store } = this.#parts;
    if (mainLines.length > 0) void writings.add(book.eventId, () => store.begin(book.eventId, mainLines));
  }

  /** The catalogue's status follows the game's; how it ended is written with its result. */
  #followStatus(desk: Desk): void {
    const { book } = desk;
    if (isEnded(book)) return;
    const wanted = eventStatusOf(book);
    if (wanted === desk.eventStatus) return;
    desk.eventStatus = wanted;
    const { writings, catalogue } = this.#parts;
    void writings.add(book.eventId, async () => {
      await catalogue.setStatus(book.eventId, wanted);
    });
  }

  /** First on disk, then told: nobody is paid by a result that a crash could lose. */
  #finish(desk: Desk): void {
    const { book } = desk;
    const { eventId } = book;
    const { clock, writings, results, catalogue, bus } = this.#parts;
    desk.finishedAtMs = clock.now();
    // What is told before it is written changes it no more.
    const ended = endOf(book);
    void writings.add(eventId, async () => {
      await finishEvent(ended, results, catalogue);
      this.changed(desk, book.input({ kind: 'graded' }));
      bus.publish(marketsDecided, { eventId, marketKeys: [...book.decisions.decidedAt.keys()] });
      bus.publish(eventFinished, { eventId });
    });
  }
}
