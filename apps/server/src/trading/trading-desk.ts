import { eventChanged } from '../catalogue/catalogue.topics.ts';
import { feedMessage, feedTrouble } from '../feeds/feeds.topics.ts';
import type { Doubt } from '../feeds/feeds.ts';
import { BoardReader } from './board-reader.ts';
import type { BookChange } from './book-change.ts';
import { NumberReserve } from './book-numbers.ts';
import type { Desk } from './desk.ts';
import { DeskChanges } from './desk-changes.ts';
import { DeskHearing } from './desk-hearing.ts';
import { endLook } from './end-look.ts';
import type { EventBook } from './event-book.ts';
import { FittedStrengths } from './fitted-strengths.ts';
import { callOffIfDue } from './house-rules.ts';
import { judgeBeginning } from './judge-beginning.ts';
import { lookAtStarts } from './late-starts.ts';
import { OperatorDesk } from './operator-desk.ts';
import type { GivenOrder, WrongPrice } from './orders.ts';
import { pastBook, settledBook } from './past-book.ts';
import { PriceErrors } from './price-errors.ts';
import { PricingLine } from './pricing-line.ts';
import { Results } from './results.ts';
import { retraceWinCurve } from './retrace-win-curve.ts';
import { TradingStore } from './store.ts';
import { takeUpBoard } from './take-up-board.ts';
import { marketsDecided } from './trading.topics.ts';
import type { BookView, Correction, MarketExposure, Trading } from './trading.ts';
import { DEFAULT_SAMPLES, type TradingParts } from './trading-parts.ts';
import { Writings } from './writings.ts';

const SWEEP_MS = 30_000;
const STARTS_MS = 1000;
/** A finished event stays on the pages for a while. */
const KEEP_FINISHED_MS = 3_600_000;

/** Keeps the books of all events: takes them up at a start, has them heard of, priced and ordered about, and lets go of them. */
export class TradingDesk extends BoardReader implements Trading {
  readonly strengths: FittedStrengths;
  readonly #parts: TradingParts;
  readonly #store: TradingStore;
  readonly #results: Results;
  readonly #priceErrors: PriceErrors;
  readonly #pricing: PricingLine;
  readonly #operators: OperatorDesk;
  readonly #desks: Map<string, Desk>;
  readonly #changes: DeskChanges;
  readonly #hearing: DeskHearing;
  readonly #unsubscribe: (() => void)[] = [];
  readonly #writings: Writings;
  readonly #reserve: NumberReserve;
  #sweeping: NodeJS.Timeout | undefined;
  #starting: NodeJS.Timeout | undefined;

  constructor(parts: TradingParts) {
    const desks = new Map<string, Desk>();
    const store = new TradingStore(parts.database);
    const results = new Results(store, parts.clock);
    const priceErrors = new PriceErrors();
    super(desks, results, priceErrors);
    this.#priceErrors = priceErrors;
    this.#parts = parts;
    this.#desks = desks;
    this.#store = store;
    this.#results = results;
    this.#writings = new Writings(parts.logger);
    this.#reserve = new NumberReserve(store, this.#writings, parts.clock);
    this.strengths = new FittedStrengths(parts.simulator, this.#store, parts.logger);
    this.#pricing = new PricingLine({
      ...parts,
      strengths: this.strengths,
      samples: parts.samples ?? DEFAULT_SAMPLES,
      onPriced: (book, change) => this.#priced(book, change),
    });
    const shared = { ...parts, store, results, writings: this.#writings, strengths: this.strengths };
    const reprice = (book: EventBook) => this.#pricing.request(book);
    this.#changes = new DeskChanges({ ...shared, reprice });
    const { numbers } = this.#reserve;
    this.#hearing = new DeskHearing({ ...shared, reprice, desks, numbers, changes: this.#changes });
    this.#operators = new OperatorDesk({
      ...parts,
      book: (eventId) => this.#desks.get(eventId)?.book,
      changed: (eventId, change) => this.#changed(eventId, () => change),
      wrongPrice: (given) => this.#wrongPrice(given),
    });
  }

  /** Takes up every event that is not over where its messages end, and then listens. */
  async start(): Promise<void> {
    const { bus, database } = this.#parts;
    await this.#reserve.load();
    this.#unsubscribe.push(
      bus.subscribe(feedMessage, (message) => this.#hearing.heard(message)),
      bus.subscribe(feedTrouble, (trouble) => this.#hearing.heard(trouble)),
      bus.subscribe(eventChanged, ({ eventId }) => this.#eventChanged(eventId)),
    );
    await Promise.all([this.#results.load(), this.strengths.load(), this.#priceErrors.load(database)]);
    const taking = { store: this.#store, writings: this.#writings, hearing: this.#hearing };
    await takeUpBoard({ ...this.#parts, ...taking });
    this.#operators.start();
    this.#sweeping = setInterval(() => this.sweep(), SWEEP_MS).unref();
    this.#starting = setInterval(() => this.lookAtStarts(), STARTS_MS).unref();
    this.lookAtStarts();
  }

  /** Resolves when everything heard so far is priced and written. */
  async idle(): Promise<void> {
    for (;;) {
      await this.#pricing.idle();
      if (this.#writings.isEmpty && this.#hearing.isIdle) return;
      await this.#writings.done();
    }
  }

  /** Stops listening and pricing, and waits for what is being written. The simulator is its owner's to close. */
  async stop(): Promise<void> {
    for (const unsubscribe of this.#unsubscribe.splice(0)) unsubscribe();
    clearInterval(this.#sweeping);
    clearInterval(this.#starting);
    this.#pricing.stop();
    await Promise.all([this.#writings.stop(), this.#operators.stop()]);
    // What was being written may have led to more.
    await this.#writings.done();
  }

  override look(eventId: string): void {
    this.touch(eventId);
    const book = this.#desks.get(eventId)?.book;
    if (!book || book.isLookedAt) return;
    book.isLookedAt = true;
    this.#pricing.request(book);
  }

  protected override touch(eventId: string): void {
    const desk = this.#desks.get(eventId);
    if (desk) desk.lookedAtMs = this.#parts.clock.now();
  }

  recall(eventId: string): Promise<boolean> {
    return this.#results.recall(eventId);
  }

  past(eventId: string): Promise<BookView | undefined> {
    return pastBook(eventId, { results: this.#results, catalogue: this.#parts.catalogue });
  }

  settled(eventId: string): Promise<BookView | undefined> {
    return settledBook(eventId, { results: this.#results, catalogue: this.#parts.catalogue });
  }

  corrections(): Promise<readonly Correction[]> {
    return this.#store.corrections();
  }

  closeCorrection(correction: Correction): Promise<void> {
    return this.#store.closeCorrection(correction);
  }

  setExposure(eventId: string, marketKey: string, exposure: MarketExposure): void {
    this.#changed(eventId, (book) => book.setExposure(marketKey, exposure));
  }

  /** @internal Hears what operators ordered until now, which is otherwise heard within half a second. */
  hearOrders(): Promise<void> {
    return this.#operators.look();
  }

  #changed(eventId: string, change: (book: EventBook) => BookChange): void {
    const desk = this.#desks.get(eventId);
    if (desk) this.#changes.changed(desk, change(desk.book));
  }

  /** Who holds bets looks at them again, as when a market is decided. */
  #wrongPrice(given: GivenOrder<WrongPrice>): void {
    this.#priceErrors.add(given);
    const { eventId, order } = given;
    this.#parts.bus.publish(marketsDecided, { eventId, marketKeys: [order.marketKey] });
  }

  #eventChanged(eventId: string): void {
    const event = this.#parts.catalogue.event(eventId);
    if (event) this.#changed(eventId, (book) => book.setEvent(event));
  }

  #priced(book: EventBook, change: BookChange): void {
    const desk = this.#desks.get(book.eventId);
    if (desk?.book !== book) return;
    this.#changes.writeOffered(desk);
    this.#changes.changed(desk, change);
    const parts = { ...this.#parts, strengths: this.strengths };
    retraceWinCurve(book, parts, () =>
      this.#changes.tell(desk, { markets: [], statistics: true, status: false }),
    );
    judgeBeginning(book, parts, (judged) => this.#changes.changed(desk, judged));
  }

  /** Resolves once all that was heard of an event was acted on: what of it cannot be. */
  doubt(eventId: string): Promise<Doubt | undefined> {
    return this.#hearing.doubt(eventId);
  }

  /** Games whose start has come, looked at every second. */
  lookAtStarts(): void {
    lookAtStarts(this.#desks.values(), { ...this.#parts, changes: this.#changes });
  }

  /** What the passing of time brings about; looked at twice a minute. */
  sweep(): void {
    const now = this.#parts.clock.now();
    for (const [eventId, desk] of this.#desks) {
      const { book } = desk;
      callOffIfDue(desk, now, this.#parts);
      this.#changes.changed(desk, book.settleJump(now));
      endLook(desk, now, this.#parts.bus);
      if (book.status === 'settled' && (desk.finishedAtMs ?? now) < now - KEEP_FINISHED_MS) {
        this.#desks.delete(eventId);
        this.#changes.tell(desk, { markets: [], statistics: false, status: true });
      } else if (book.isSilent(now)) this.#hearing.input(eventId, { kind: 'silence' });
      else if (book.detail !== this.#pricing.wanted(book)) this.#pricing.request(book);
      book.forgetViews();
    }
  }
}
