import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { eventChanged } from '../catalogue/catalogue.topics.ts';
import { type CatalogueEvent, isOver } from '../catalogue/catalogue.ts';
import { type FeedTrouble, feedMessage, feedTrouble } from '../feeds/feeds.topics.ts';
import { BoardReader } from './board-reader.ts';
import { type BookChange, isChange } from './book-change.ts';
import { correctResult } from './correct-result.ts';
import { type Desk, newDesk } from './desk.ts';
import { endLook } from './end-look.ts';
import type { EventBook } from './event-book.ts';
import { finishEvent } from './finish-event.ts';
import { FittedStrengths } from './fitted-strengths.ts';
import { callOffIfDue } from './house-rules.ts';
import { missedCorrections } from './missed-corrections.ts';
import { missedFixtures } from './missed-fixtures.ts';
import { OperatorDesk } from './operator-desk.ts';
import { standingOrders } from './order-store.ts';
import { type EventOrders, type GivenOrder, NO_ORDERS, type WrongPrice } from './orders.ts';
import { pastBook } from './past-book.ts';
import { PriceErrors } from './price-errors.ts';
import { PricingLine } from './pricing-line.ts';
import { type Milestone, milestonesOf, recoverBook, retraceWinCurve } from './recover-book.ts';
import { Results } from './results.ts';
import { TradingStore } from './store.ts';
import { bookChanged, eventFinished, marketsDecided, resultsCorrected } from './trading.topics.ts';
import type { BookView, CommandOutcome, Correction, MarketLiability, Trading } from './trading.ts';
import { DEFAULT_SAMPLES, type TradingParts } from './trading-parts.ts';
import { Writings } from './writings.ts';

const SWEEP_MS = 30_000;
/** A finished event stays on the pages for a while. */
const KEEP_FINISHED_MS = 3_600_000;

/** Keeps the books of all events: hears the feeds, has prices made, tells what changed, and grades. */
export class TradingDesk extends BoardReader implements Trading {
  readonly strengths: FittedStrengths;
  readonly #parts: TradingParts;
  readonly #store: TradingStore;
  readonly #results: Results;
  readonly #priceErrors: PriceErrors;
  readonly #pricing: PricingLine;
  readonly #operators: OperatorDesk;
  readonly #desks: Map<string, Desk>;
  /** What is heard of events that are being opened, in its order. */
  readonly #opening = new Map<string, (FeedMessage | FeedTrouble)[]>();
  readonly #unsubscribe: (() => void)[] = [];
  readonly #writings: Writings;
  #sweeping: NodeJS.Timeout | undefined;

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
    this.strengths = new FittedStrengths(parts.simulator, this.#store);
    this.#pricing = new PricingLine({
      ...parts,
      strengths: this.strengths,
      samples: parts.samples ?? DEFAULT_SAMPLES,
      onPriced: (book, change) => this.#priced(book, change),
    });
    this.#operators = new OperatorDesk({
      ...parts,
      book: (eventId) => this.#desks.get(eventId)?.book,
      changed: (eventId, change) => this.#changedOf(eventId, change),
      wrongPrice: (given) => this.#wrongPrice(given),
    });
  }

  /** Takes up every event that is not over where its messages end, and then listens. */
  async start(): Promise<void> {
    const { bus, catalogue, feeds } = this.#parts;
    this.#unsubscribe.push(
      bus.subscribe(feedMessage, (message) => this.#heard(message)),
      bus.subscribe(feedTrouble, (trouble) => this.#heard(trouble)),
      bus.subscribe(eventChanged, ({ eventId }) => this.#eventChanged(eventId)),
    );
    const { database } = this.#parts;
    await Promise.all([this.#results.load(), this.strengths.load(), this.#priceErrors.load(database)]);
    for (const fixture of await missedFixtures(this.#parts)) {
      await this.#writings.add(fixture.eventId, () => catalogue.addFixture(fixture));
    }
    const unfinished = [...catalogue.events()].filter((event) => !isOver(event.status));
    const ids = unfinished.map((event) => event.id);
    const [histories, troubles, offered, orders] = await Promise.all([
      feeds.histories(ids),
      feeds.troubles(ids),
      this.#store.offered(ids),
      standingOrders(this.#parts.database, ids),
    ]);
    for (const event of unfinished.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
      const history = histories.get(event.id) ?? [];
      const [first] = history;
      if (!first || !('fixture' in first)) continue;
      const desk = this.#open(event, first.fixture, offered.get(event.id) ?? []);
      if (desk) this.#recover(desk, history, troubles.get(event.id), orders.get(event.id) ?? NO_ORDERS);
    }
    for (const message of await missedCorrections(this.#store, this.#parts)) {
      this.#correct(this.#desks.get(message.eventId), message);
    }
    this.#operators.start();
    this.#sweeping = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  /** Resolves when everything heard so far is priced and written. */
  async idle(): Promise<void> {
    for (;;) {
      await this.#pricing.idle();
      if (this.#writings.isEmpty && this.#opening.size === 0) return;
      await this.#writings.done();
    }
  }

  /** Stops listening and pricing, and waits for what is being written. The simulator is its owner's to close. */
  async stop(): Promise<void> {
    for (const unsubscribe of this.#unsubscribe.splice(0)) unsubscribe();
    clearInterval(this.#sweeping);
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
    return pastBook(eventId, this.#results, this.#parts.catalogue);
  }

  corrections(): Promise<readonly Correction[]> {
    return this.#store.corrections();
  }

  closeCorrection(correction: Correction): Promise<void> {
    return this.#store.closeCorrection(correction);
  }

  suspend(eventId: string, reason: string, operator: string): Promise<CommandOutcome> {
    return this.#operators.order(eventId, 'suspend', reason, operator);
  }

  reopen(eventId: string, reason: string, operator: string): Promise<CommandOutcome> {
    return this.#operators.order(eventId, 'reopen', reason, operator);
  }

  setLiability(eventId: string, marketKey: string, liability: MarketLiability): void {
    const desk = this.#desks.get(eventId);
    if (desk) this.#changed(desk, desk.book.setLiability(marketKey, liability));
  }

  hearOrders(): Promise<void> {
    return this.#operators.look();
  }

  #heard(message: FeedMessage | FeedTrouble): void {
    const waiting = this.#opening.get(message.eventId);
    const desk = this.#desks.get(message.eventId);
    if (waiting) waiting.push(message);
    else if (!('kind' in message)) this.#input(message.eventId, { kind: 'trouble', reason: message.reason });
    else if (message.kind === 'snapshot' && this.#isOver(message.eventId)) this.#correct(desk, message);
    else if (desk) this.#message(desk, message);
    else if ('fixture' in message) void this.#openFrom(message, message.fixture);
  }

  #isOver(eventId: string): boolean {
    const desk = this.#desks.get(eventId);
    const event = this.#parts.catalogue.event(eventId);
    return desk ? desk.finishedAtMs !== undefined : event !== undefined && isOver(event.status);
  }

  /** Nobody is paid by a correction that a crash could lose. Without a desk, too, one follows the other. */
  #correct(desk: Desk | undefined, message: FeedMessage & { kind: 'snapshot' }): void {
    const parts = { ...this.#parts, results: this.#results };
    if (desk) this.#message(desk, message);
    void this.#writings.add(message.eventId, () => correctResult(parts, message));
  }

  /** What is heard of the event meanwhile waits, however often its fixture has to be written again. */
  async #openFrom(message: FeedMessage, fixture: Fixture): Promise<void> {
    const { eventId } = message;
    const waiting: (FeedMessage | FeedTrouble)[] = [message];
    this.#opening.set(eventId, waiting);
    const event = await this.#writings.add(eventId, () => this.#parts.catalogue.addFixture(fixture));
    try {
      if (event) this.#opened(event, fixture, waiting);
    } catch (error) {
      this.#parts.logger.error({ err: error, eventId }, 'An event could not be opened');
    } finally {
      this.#opening.delete(eventId);
    }
  }

  #opened(event: CatalogueEvent, fixture: Fixture, heard: readonly (FeedMessage | FeedTrouble)[]): void {
    const desk = isOver(event.status) ? undefined : this.#open(event, fixture, []);
    for (const one of heard) {
      if (!('kind' in one)) this.#input(event.id, { kind: 'trouble', reason: one.reason });
      else if (desk) this.#message(desk, one);
      // Over for so long that the catalogue had forgotten it.
      else if (one.kind === 'snapshot') this.#correct(undefined, one);
    }
    if (!desk) return;
    this.#pricing.request(desk.book);
    this.#tell(desk, { markets: [], statistics: true, status: true });
  }

  #open(event: CatalogueEvent, fixture: Fixture, offered: readonly string[]): Desk | undefined {
    const desk = newDesk(event, fixture, offered, this.#parts.clock.now(), this.#parts.isShaded ?? false);
    if (desk) this.#desks.set(event.id, desk);
    return desk;
  }

  #recover(
    desk: Desk,
    history: readonly FeedMessage[],
    trouble: string | undefined,
    orders: EventOrders,
  ): void {
    const { book } = desk;
    const { milestones, ...recovered } = recoverBook(book, history, this.#parts.clock.now());
    if (trouble !== undefined) book.input({ kind: 'trouble', reason: trouble });
    book.setTerms({ ...book.terms, orders });
    this.#follow(desk, { ...recovered, reprice: true });
    this.#tell(desk, { markets: [], statistics: true, status: true });
    this.#retrace(desk, milestones);
  }

  /** Draws the part of the game that was not priced when it was played. */
  #retrace(desk: Desk, milestones: readonly Milestone[]): void {
    const { book } = desk;
    if (milestones.length === 0) return;
    retraceWinCurve(book, milestones, this.#parts, this.strengths).then(
      () => this.#tell(desk, { markets: [], statistics: true, status: false }),
      (err: unknown) => {
        const { eventId } = book;
        this.#parts.logger.warn({ err, eventId }, 'A win probability could not be retraced');
      },
    );
  }

  #message(desk: Desk, message: FeedMessage): void {
    // The first fixture opened the book; another moves the start.
    if (message.kind === 'fixture' && message.sequence > 1) {
      void this.#writings.add(message.eventId, async () => {
        await this.#parts.catalogue.addFixture(message.fixture);
      });
    }
    const isNew = desk.book.winCurve.points.length === 0;
    this.#changed(desk, desk.book.message(message, this.#parts.clock.now()));
    if (message.kind === 'snapshot' && isNew) this.#retrace(desk, milestonesOf(desk.book, message.plays));
  }

  #input(eventId: string, input: Parameters<EventBook['input']>[0]): void {
    const desk = this.#desks.get(eventId);
    if (desk) this.#changed(desk, desk.book.input(input));
  }

  #changedOf(eventId: string, change: BookChange): void {
    const desk = this.#desks.get(eventId);
    if (desk) this.#changed(desk, change);
  }

  /** Who holds bets looks at them again, as when a market is decided. */
  #wrongPrice(given: GivenOrder<WrongPrice>): void {
    this.#priceErrors.add(given);
    const { eventId, order } = given;
    this.#parts.bus.publish(marketsDecided, { eventId, marketKeys: [order.marketKey] });
  }

  #eventChanged(eventId: string): void {
    const desk = this.#desks.get(eventId);
    const event = this.#parts.catalogue.event(eventId);
    if (desk && event) this.#changed(desk, desk.book.setEvent(event));
  }

  #priced(book: EventBook, change: BookChange): void {
    const desk = this.#desks.get(book.eventId);
    if (desk?.book !== book) return;
    this.#writeOffered(desk);
    this.#changed(desk, change);
  }

  /** Tells a change first, for suspensions must not wait, and then does what follows from it. */
  #changed(desk: Desk, change: BookChange): void {
    if (isChange(change)) this.#tell(desk, change);
    this.#follow(desk, change);
  }

  #tell(
    desk: Desk,
    { markets, statistics, status }: Pick<BookChange, 'markets' | 'statistics' | 'status'>,
  ): void {
    const sequence = desk.book.touch(this.#parts.clock.now());
    const { eventId } = desk.book;
    this.#parts.bus.publish(bookChanged, { eventId, sequence, markets, statistics, status });
  }

  #follow(desk: Desk, change: Pick<BookChange, 'decided' | 'reprice' | 'impossible' | 'corrected'>): void {
    const { book } = desk;
    const { eventId } = book;
    if (change.impossible !== undefined) {
      const reason = change.impossible;
      this.#changed(desk, book.input({ kind: 'trouble', reason }));
      void this.#writings.add(eventId, () => this.#parts.feeds.distrust(eventId, reason));
    }
    const wasOver = desk.finishedAtMs !== undefined;
    if (book.status === 'closed' && desk.finishedAtMs === undefined) this.#finish(desk);
    else if (change.decided.length > 0) {
      this.#parts.bus.publish(marketsDecided, { eventId, marketKeys: change.decided });
    }
    // Of what was over before, correctResult tells.
    if (change.corrected && !wasOver) this.#owe(eventId);
    if (change.reprice) this.#pricing.request(book);
    this.#followStatus(desk);
  }

  /** Noted on disk before it is told, and after the result if the event is over. */
  #owe(eventId: string): void {
    void this.#writings.add(eventId, async () => {
      await this.#store.addCorrection(eventId);
      this.#parts.bus.publish(resultsCorrected, { eventId });
    });
  }

  /** The catalogue's status follows the game's. */
  #followStatus(desk: Desk): void {
    const { book } = desk;
    if (book.status === 'closed' || book.status === 'settled') return;
    const wanted = book.postponed ? 'POSTPONED' : book.started ? 'IN_PLAY' : 'PRE_GAME';
    if (wanted === desk.eventStatus) return;
    desk.eventStatus = wanted;
    void this.#writings.add(book.eventId, async () => {
      await this.#parts.catalogue.setStatus(book.eventId, wanted);
    });
  }

  /** First on disk, then told: nobody is paid by a result that a crash could lose. */
  #finish(desk: Desk): void {
    const { book } = desk;
    const { eventId } = book;
    desk.finishedAtMs = this.#parts.clock.now();
    void this.#writings.add(eventId, async () => {
      await finishEvent(book, this.#results, this.#parts.catalogue);
      this.#changed(desk, book.input({ kind: 'graded' }));
      this.#parts.bus.publish(marketsDecided, { eventId, marketKeys: [...book.decisions.decidedAt.keys()] });
      this.#parts.bus.publish(eventFinished, { eventId });
    });
  }

  #writeOffered(desk: Desk): void {
    const fresh = [...desk.book.offered].filter((key) => !desk.written.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) desk.written.add(key);
    void this.#writings.add(desk.book.eventId, () => this.#store.offer(desk.book.eventId, fresh));
  }

  /** What the passing of time brings about; looked at twice a minute. */
  sweep(): void {
    const now = this.#parts.clock.now();
    for (const [eventId, desk] of this.#desks) {
      const { book } = desk;
      callOffIfDue(book, now, this.#parts);
      this.#changed(desk, book.settleJump(now));
      endLook(desk, now, this.#parts.bus);
      if (book.status === 'settled' && (desk.finishedAtMs ?? now) < now - KEEP_FINISHED_MS) {
        this.#desks.delete(eventId);
        this.#tell(desk, { markets: [], statistics: false, status: true });
      } else if (book.started && book.lastHeardMs < now - book.facts.silentMinutes * 60_000)
        this.#input(eventId, { kind: 'silence' });
      else if (book.detail !== this.#pricing.wanted(book)) this.#pricing.request(book);
      book.forgetViews();
    }
  }
}
