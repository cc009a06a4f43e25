import type { SlipListeners } from './slip-listeners.ts';
import type { Loaded } from './slip-pricing.ts';

/** Because of the board a slip is sent again at most so often; its owner's own edits go out at once. */
export const TICK_MS = 300;
/** A slip that others' bets may change, of which nothing tells it, is priced again after so long. */
const AGAIN_MS = 5_000;

export interface WatchParts<Priced> {
  readonly load: () => Promise<Loaded>;
  readonly price: (loaded: Loaded) => Priced;
  /** Whether others' bets, or their ends, may make it another one. */
  readonly hangsOnOthers: (priced: Priced) => boolean;
  /** What the slip is told by: its own name, and its owner's. */
  readonly keys: readonly string[];
  /** Told of each change to an event on the board, and when the owner edits the slip or their account changes. */
  readonly listeners: Pick<SlipListeners, 'byEvent' | 'byOwner'>;
}

/**
 * The slip of one owner now, and again whenever it or what it holds changes. The board only ever has it priced again from
 * memory; the database is read when its owner acts.
 */
export class SlipWatch<Priced> implements AsyncIterableIterator<Priced, void> {
  readonly #parts: WatchParts<Priced>;
  readonly #unlistenOwner: () => void;
  #unlistenEvents: () => void = () => {};
  #loaded: Loaded | undefined;
  #moved = true;
  #sentAt = Number.NEGATIVE_INFINITY;
  #againAt = Number.POSITIVE_INFINITY;
  #done = false;
  #wake: () => void = () => {};

  constructor(parts: WatchParts<Priced>) {
    this.#parts = parts;
    this.#unlistenOwner = parts.listeners.byOwner.listen(parts.keys, () => {
      this.#loaded = undefined;
      this.#wake();
    });
  }

  async next(): Promise<IteratorResult<Priced, void>> {
    while (!this.#done) {
      if (performance.now() >= this.#againAt) this.#moved = true;
      if (!this.#loaded) await this.#loadOrEnd();
      else if (this.#moved && this.#waitMs() <= 0) return { value: this.#take(this.#loaded), done: false };
      else await this.#sleep();
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<Priced, void>> {
    this.#done = true;
    this.#unlistenOwner();
    this.#unlistenEvents();
    this.#wake();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Lets go by itself when it fails: its listeners must not hang on whether somebody still calls return(). */
  async #loadOrEnd(): Promise<void> {
    try {
      await this.#load();
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async #load(): Promise<void> {
    const { load, keys } = this.#parts;
    const { byEvent, byOwner } = this.#parts.listeners;
    // Told again while this loads, the owner listener has no newer slip to throw away: `acted` keeps the word.
    let acted = false;
    const unlisten = byOwner.listen(keys, () => {
      acted = true;
    });
    const loaded = await load().finally(unlisten);
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

  #take(loaded: Loaded): Priced {
    this.#moved = false;
    this.#sentAt = performance.now();
    const priced = this.#parts.price(loaded);
    this.#againAt = this.#parts.hangsOnOthers(priced) ? this.#sentAt + AGAIN_MS : Number.POSITIVE_INFINITY;
    return priced;
  }

  /** Until the slip may be sent again; when nothing moved, until it is to be. */
  #waitMs(): number {
    return (this.#moved ? this.#sentAt + TICK_MS : this.#againAt) - performance.now();
  }

  async #sleep(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      const waitMs = this.#waitMs();
      if (waitMs < Number.POSITIVE_INFINITY) timer = setTimeout(resolve, Math.max(waitMs, 1));
    });
    clearTimeout(timer);
    this.#wake = () => {};
  }
}
