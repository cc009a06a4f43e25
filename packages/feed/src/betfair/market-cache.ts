import type { ChangeMessage, MarketChange } from './change-message.ts';
import { MarketBook } from './market-book.ts';

/** What a broken stream goes on from: the first token of its subscription and the last of its messages. */
export interface StreamPlace {
  readonly initialClk: string;
  readonly clk: string;
}

/** Of a message in parts; the exchange sends some hundreds of markets in each. */
const MOST_PARTS = 1000;
const BEFORE_IMAGE = 'a change came before its image';
const NOTHING: readonly string[] = [];

/**
 * The markets of one subscription to the exchange's stream, as its images and changes say they are. Changes count when they are
 * whole: of a message in parts (`segmentType`) nothing before its end, so that what is kept always is where `place` says.
 */
export class MarketCache {
  #wanted: ReadonlySet<string> = new Set();
  readonly #books = new Map<string, MarketBook>();
  #parts: ChangeMessage[] = [];
  #initialClk: string | undefined;
  #clk: string | undefined;

  /** Undefined when the stream must begin anew, with an image of every market. */
  get place(): StreamPlace | undefined {
    const [initialClk, clk] = [this.#initialClk, this.#clk];
    return initialClk === undefined || clk === undefined ? undefined : { initialClk, clk };
  }

  book(marketId: string): MarketBook | undefined {
    return this.#books.get(marketId);
  }

  /** Of other markets nothing is kept. The books stay until the new subscription's image comes; its place is another. */
  want(marketIds: readonly string[]): void {
    this.#wanted = new Set(marketIds);
    this.forgetPlace();
  }

  /** The exchange does not know the place any more: the next messages are an image. */
  forgetPlace(): void {
    this.#initialClk = undefined;
    this.#clk = undefined;
    this.#parts = [];
  }

  /** What was kept is not to be trusted. */
  forget(): void {
    this.#books.clear();
    this.forgetPlace();
  }

  /** The connection ended: half a message is none. */
  cut(): void {
    this.#parts = [];
  }

  /**
   * Takes a message in. Answers the ids of the markets that it changed, or a sentence when it cannot follow from what came
   * before; then nothing is kept.
   */
  apply(message: ChangeMessage): readonly string[] | string {
    const whole = this.#whole(message);
    const applied = typeof whole === 'string' ? whole : this.#applyAll(whole);
    if (typeof applied === 'string') this.forget();
    return applied;
  }

  /** The parts of a message once its last is there; none before. */
  #whole(message: ChangeMessage): readonly ChangeMessage[] | string {
    const { segmentType, ct } = message;
    if (segmentType === undefined) {
      if (this.#parts.length > 0 && ct !== 'HEARTBEAT') return 'a message in parts has no end';
      return [message];
    }
    if (segmentType === 'SEG_START') this.#parts = [];
    else if (this.#parts.length === 0) return 'a message in parts has no beginning';
    this.#parts.push(message);
    if (this.#parts.length > MOST_PARTS) return 'a message has too many parts';
    return segmentType === 'SEG_END' ? this.#parts.splice(0) : [];
  }

  #applyAll(parts: readonly ChangeMessage[]): readonly string[] | string {
    const [first] = parts;
    if (!first) return NOTHING;
    const isImage = first.ct === 'SUB_IMAGE';
    // Books of a subscription before are no ground for the changes of this one.
    if (this.place === undefined && !isImage && first.ct !== 'HEARTBEAT') return BEFORE_IMAGE;
    const changed = new Set(isImage ? this.#books.keys() : []);
    if (isImage) this.#books.clear();
    for (const { mc, initialClk, clk } of parts) {
      for (const change of mc) {
        if (!this.#wanted.has(change.id)) continue;
        if (!this.#applied(change)) return BEFORE_IMAGE;
        changed.add(change.id);
      }
      this.#initialClk = initialClk ?? this.#initialClk;
      this.#clk = clk ?? this.#clk;
    }
    return [...changed];
  }

  /** False for a change that nothing is known to change. */
  #applied(change: MarketChange): boolean {
    const book = change.img ? new MarketBook(change.id) : this.#books.get(change.id);
    book?.apply(change);
    if (book) this.#books.set(book.id, book);
    return book !== undefined;
  }
}
