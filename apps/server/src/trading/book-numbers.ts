import type { Clock } from '../platform/clock.ts';
import type { TradingStore } from './store.ts';
import type { Writings } from './writings.ts';

/** A book changes less often in the hours that a database may keep just this from being written. */
const AHEAD = 8192;
/** A database that refused to write them is asked again several times before they run out. */
const TRY_AGAIN_AFTER = AHEAD / 16;
/** Before any were kept, numbers counted quarter seconds from here. */
const ORIGIN_MS = Date.UTC(2024, 0, 1);
const TICK_MS = 250;
/** By so much a clock may have been ahead of this one. */
const CLOCKS_DIFFER_MS = 86_400_000;
/** The wire's numbers have 32 bits: however wrong a clock is, it leaves enough of them. */
const MOST_BY_CLOCK = 2 ** 30;

/** Numbers of the changes of books. Each book counts its own, one by one; one that is opened begins where any has come to. */
export class BookNumbers {
  readonly #onHigher: (highest: number) => void;
  #highest = 0;

  /** @param onHigher told of each number that is higher than all before */
  constructor(onHigher: (highest: number) => void = () => {}) {
    this.#onHigher = onHigher;
  }

  get highest(): number {
    return this.#highest;
  }

  /** No number that follows is as low as this one. */
  beginAbove(number: number): void {
    this.#highest = Math.max(this.#highest, number);
  }

  next(previous: number): number {
    const next = previous + 1;
    if (next > this.#highest) {
      this.#highest = next;
      this.#onHigher(next);
    }
    return next;
  }
}

/**
 * Keeps the numbers of books rising from one server to the next, whatever their clocks say: each writes down how far it may
 * count before it does, and the next begins above that. They fit 32 bits for as long as the busiest book changes less than
 * four times a second: until 2040, and longer.
 */
export class NumberReserve {
  readonly numbers = new BookNumbers((highest) => this.#given(highest));
  readonly #store: TradingStore;
  readonly #writings: Writings;
  readonly #clock: Clock;
  #reserved = 0;
  #isReserving = false;
  /** The first number that may reserve more. */
  #from = 0;

  constructor(store: TradingStore, writings: Writings, clock: Clock) {
    this.#store = store;
    this.#writings = writings;
    this.#clock = clock;
  }

  /** Before the first number. */
  async load(): Promise<void> {
    const byClock = Math.floor((this.#clock.now() + CLOCKS_DIFFER_MS - ORIGIN_MS) / TICK_MS);
    const begin = Math.max(0, Math.min(byClock, MOST_BY_CLOCK));
    this.#reserved = await this.#store.reserveNumbers(begin, 2 * AHEAD);
    this.numbers.beginAbove(this.#reserved - 2 * AHEAD);
  }

  #given(highest: number): void {
    if (this.#isReserving || highest < this.#from || highest + AHEAD <= this.#reserved) return;
    this.#isReserving = true;
    void this.#reserve(highest);
  }

  async #reserve(highest: number): Promise<void> {
    const [before, after] = [this.#reserved, highest + 2 * AHEAD];
    const isOurs = await this.#writings.add('book numbers', () => this.#store.extendNumbers(before, after));
    // Where another server has reserved meanwhile this one is replaced, and reserves no more.
    if (isOurs === false) return;
    if (isOurs) this.#reserved = after;
    else this.#from = highest + TRY_AGAIN_AFTER;
    this.#isReserving = false;
  }
}
