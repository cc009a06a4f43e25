import { type BookInput, type BookState, type Hold, NEW_BOOK, statusOf, step } from './book-state.ts';
import type { SaleStatus } from './event-prices.ts';
import { suspensionBy } from './suspension.ts';
import type { BookStatus, Suspension } from './trading.ts';

/** Whether bets are taken on an event, and if not, why. */
export class EventSale {
  #book: BookState = NEW_BOOK;
  #interruptions: number;

  /** @param interruptions where their count begins */
  constructor(interruptions: number) {
    this.#interruptions = interruptions;
  }

  get status(): BookStatus {
    return statusOf(this.#book);
  }

  /** Of what is on the board; undefined once it does not trade any more. */
  get boardStatus(): SaleStatus | undefined {
    const { status } = this;
    return status === 'open' || status === 'suspended' ? status : undefined;
  }

  get isTrading(): boolean {
    return this.#book.stage === 'trading';
  }

  /** In words for an operator. */
  get reasons(): string[] {
    return [...this.#book.holds.values()];
  }

  get suspension(): Suspension | undefined {
    return suspensionBy(this.#book.holds);
  }

  /** Rises whenever bets cease to be taken by an input or interrupt(), not by a jump of new prices, which are of another version. */
  get interruptions(): number {
    return this.#interruptions;
  }

  isHeldBy(hold: Hold): boolean {
    return this.#book.holds.has(hold);
  }

  /** Answers what became another: the status, the reasons alone, or nothing. */
  take(input: BookInput): 'status' | 'reasons' | undefined {
    const before = this.status;
    const next = step(this.#book, input);
    if (next === this.#book) return undefined;
    this.#book = next;
    if (this.status === before) return 'reasons';
    if (before === 'open') this.#interruptions += 1;
    return 'status';
  }

  /** New prices are there. Answers whether the status is another. @param judged what keeps them from being sold all the same, or does no more */
  takePrices(judged: readonly BookInput[]): boolean {
    const before = this.status;
    this.#book = judged.reduce(step, step(this.#book, { kind: 'priced' }));
    return this.status !== before;
  }

  /** Bets were kept from being taken without the status telling it. */
  interrupt(): void {
    this.#interruptions += 1;
  }
}
