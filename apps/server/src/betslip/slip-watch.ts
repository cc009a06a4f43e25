import type { ListenerIndex } from './listener-index.ts';
import type { PricedSlip } from './priced-slip.ts';
import type { Slip } from './slip.ts';
import type { OwnerTerms } from './terms.ts';

/** Because of the board a slip is sent again at most so often; its owner's own edits go out at once. */
export const TICK_MS = 300;

export interface Loaded {
  readonly slip: Slip;
  readonly terms: OwnerTerms;
}

export interface WatchParts {
  readonly load: (owner: string) => Promise<Loaded>;
  readonly price: (loaded: Loaded) => PricedSlip;
  /** Told of each change to an event on the board. */
  readonly byEvent: ListenerIndex;
  /** Told when the owner edits the slip, or their balance or terms change. */
  readonly byOwner: ListenerIndex;
}

/**
 * The slip of one owner now, and again whenever it or what it holds changes. The board only ever has it priced again from
 * memory; the database is read when its owner acts.
 */
export class SlipWatch implements AsyncIterableIterator<PricedSlip, void> {
  readonly #owner: string;
  readonly #parts: WatchParts;
  readonly #unlistenOwner: () => void;
  #unlistenEvents: () => void = () => {};
  #loaded: Loaded | undefined;
  #moved = true;
  #sentAt = Number.NEGATIVE_INFINITY;
  #done = false;
  #wake: () => void = () => {};

  constructor(owner: string, parts: WatchParts) {
    this.#owner = owner;
    this.#parts = parts;
    this.#unlistenOwner = parts.byOwner.listen([owner], () => {
      this.#loaded = undefined;
      this.#wake();
    });
  }

  async next(): Promise<IteratorResult<PricedSlip, void>> {
    while (!this.#done) {
      if (!this.#loaded) await this.#loadOrEnd();
      else if (this.#moved && this.#waitMs() <= 0) return { value: this.#take(this.#loaded), done: false };
      else await this.#sleep();
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<PricedSlip, void>> {
    this.#done = true;
    this.#unlistenOwner();
    this.#unlistenEvents();
    this.#wake();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Nobody calls return() on an iterator that failed, so it lets go by itself. */
  async #loadOrEnd(): Promise<void> {
    try {
      await this.#load();
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async #load(): Promise<void> {
    const { load, byEvent } = this.#parts;
    // Told again while this loads, the owner listener has no newer slip to throw away: `acted` keeps the word.
    let acted = false;
    const unlisten = this.#parts.byOwner.listen([this.#owner], () => {
      acted = true;
    });
    const loaded = await load(this.#owner).finally(unlisten);
    if (this.#done || acted) return;
    this.#unlistenEvents();
    this.#unlistenEvents = byEvent.listen(new Set(loaded.slip.selections.map((one) => one.eventId)), () => {
      this.#moved = true;
      this.#wake();
    });
    this.#loaded = loaded;
    this.#moved = true;
    this.#sentAt = Number.NEGATIVE_INFINITY;
  }

  #take(loaded: Loaded): PricedSlip {
    this.#moved = false;
    this.#sentAt = performance.now();
    return this.#parts.price(loaded);
  }

  /** Until the slip may be sent again. */
  #waitMs(): number {
    return this.#sentAt + TICK_MS - performance.now();
  }

  async #sleep(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#moved) timer = setTimeout(resolve, Math.max(this.#waitMs(), 1));
    });
    clearTimeout(timer);
    this.#wake = () => {};
  }
}
