import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Surety } from '../platform/database/only-server.ts';
import type { Logger } from '../platform/log.ts';
import type { BookChange } from './book-change.ts';
import type { EventBook } from './event-book.ts';
import { judgeOrder } from './judge-order.ts';
import { answerOrder, answerTo, type OrderAnswer, unheardOrders } from './order-store.ts';
import { type GivenOrder, type WrongPrice, withOrder } from './orders.ts';

export interface OperatorDeskParts {
  readonly database: Database;
  /** Without it, nobody takes this server's place. */
  readonly surety?: Pick<Surety, 'isSure'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  readonly book: (eventId: string) => EventBook | undefined;
  readonly changed: (eventId: string, change: BookChange) => void;
  readonly wrongPrice: (given: GivenOrder<WrongPrice>) => void;
}

/** Orders of other processes are heard within this time. */
const EVERY_MS = 500;
const FAILED: OrderAnswer = {
  outcome: 'refused',
  text: "The server failed at this order; why is in its log. What is in force of the event is what 'show' says.",
};

/** Hears what operators order, in the order it was written down, carries it out and answers it. */
export class OperatorDesk {
  readonly #parts: OperatorDeskParts;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isBusy = false;
  /** Of which the answer may be written down though the database did not say so: nobody hears them again if it is. */
  readonly #unsure = new Map<bigint, GivenOrder>();

  constructor(parts: OperatorDeskParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (!this.#isBusy) void this.#lookQuietly();
    }, EVERY_MS).unref();
  }

  /** Resolves when what runs is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking.catch(() => {});
  }

  /** Hears everything that was ordered until now. One look follows the other. */
  look(): Promise<void> {
    const before = this.#looking.catch(() => {});
    this.#looking = before.then(() => this.#hearAll());
    return this.#looking;
  }

  async #lookQuietly(): Promise<void> {
    this.#isBusy = true;
    try {
      await this.look();
    } catch (error) {
      this.#parts.logger.error({ err: error }, 'Orders of operators could not be read; tried again soon');
    } finally {
      this.#isBusy = false;
    }
  }

  async #hearAll(): Promise<void> {
    if (this.#maybeReplaced()) return;
    for (const given of this.#unsure.values()) await this.#makeSure(given);
    for (const given of await unheardOrders(this.#parts.database)) {
      // What is asked of the database takes a while, in which this process may hang.
      if (this.#maybeReplaced()) return;
      await this.#hear(given);
    }
  }

  /** An order that a server answers which hung, and was replaced, would be in force nowhere: it is left to whoever is the server. */
  #maybeReplaced(): boolean {
    return this.#parts.surety?.isSure() === false;
  }

  /**
   * A suspension holds at once; what lets bets in is on disk before it does. Heard twice, it does the same. One that fails here
   * is answered so: it keeps no later one from being heard.
   */
  async #hear(given: GivenOrder): Promise<void> {
    const { database, clock } = this.#parts;
    const answer = this.#attempt(given, () => this.#answer(given)) ?? FAILED;
    if (this.#maybeReplaced()) return;
    this.#unsure.set(given.number, given);
    this.#answered(given, await answerOrder(database, given.number, answer, new Date(clock.now())));
  }

  /** One that has no answer yet is heard again, or has one by the next look: what was given up may still be on its way. */
  async #makeSure(given: GivenOrder): Promise<void> {
    const answer = await answerTo(this.#parts.database, given.number);
    if (answer) this.#answered(given, answer.outcome);
  }

  #answered(given: GivenOrder, outcome: OrderAnswer['outcome']): void {
    this.#unsure.delete(given.number);
    if (outcome === 'done' && given.order.kind !== 'suspend')
      this.#attempt(given, () => this.#carryOut(given));
  }

  #answer(given: GivenOrder): OrderAnswer {
    const { number, eventId, order } = given;
    const answer = judgeOrder(order, number, eventId, this.#parts.book(eventId));
    if (answer.outcome === 'done' && order.kind === 'suspend') this.#carryOut(given);
    return answer;
  }

  #attempt<Result>({ number, eventId }: GivenOrder, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      this.#parts.logger.error({ err: error, number, eventId }, 'An order of an operator failed');
      return undefined;
    }
  }

  #carryOut({ eventId, number, order }: GivenOrder): void {
    if (order.kind === 'error') this.#parts.wrongPrice({ eventId, number, order });
    const book = this.#parts.book(eventId);
    if (!book) return;
    const orders = withOrder(book.prices.terms.orders, number, order);
    if (orders !== book.prices.terms.orders)
      this.#parts.changed(eventId, book.setTerms({ ...book.prices.terms, orders }));
  }
}
