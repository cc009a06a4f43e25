import type { FeedMessage } from '@fairline/feed/message.ts';
import type { AnySportModel, MainLines, MatchSetup } from '@fairline/sports/sport.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import { type BookChange, NOTHING } from './book-change.ts';
import type { BookInput } from './book-state.ts';
import type { BookTerms } from './book-terms.ts';
import type { Detail } from './detail.ts';
import type { EventBookParts } from './event-book-parts.ts';
import { EventCount } from './event-count.ts';
import { EventGame } from './event-game.ts';
import { EventLines } from './event-lines.ts';
import { EventPrices } from './event-prices.ts';
import { EventSale } from './event-sale.ts';
import { EventStory } from './event-story.ts';
import { EventViews } from './event-views.ts';
import type { Decisions } from './grading.ts';
import type { PricedLeg } from './joint-price.ts';
import { LastHeard } from './last-heard.ts';
import { Postponement } from './postponement.ts';
import { SaleOnBoard } from './sale-on-board.ts';
import type { PriceResult } from './simulator.ts';
import type {
  BookStatus,
  BookView,
  EventScoreboard,
  Grade,
  JointLeg,
  MarketExposure,
  MarketView,
} from './trading.ts';
import type { LineJudge } from './unmet-lines.ts';
import type { WinCurve } from './win-curve.ts';

/**
 * One event: its game, its board, and whether bets are taken. What may change how it is shown comes in through methods that
 * answer with a BookChange. The fields of who prices, looks and forgets are beside that: none shows.
 */
export class EventBook {
  /** How much of it was priced last; kept by who prices. */
  detail: Detail | undefined;
  /** Whether prices of more samples, or samples of more lines, are neither under way nor to come; kept by who prices. */
  hasAllSamples = false;
  /** Whether anybody has looked at it. */
  isLookedAt = false;
  readonly prices: EventPrices;
  readonly postponement: Postponement;
  readonly lastHeard: LastHeard;
  readonly #model: AnySportModel<EventScoreboard>;
  readonly #game: EventGame;
  readonly #lines: EventLines;
  readonly #sale: EventSale;
  readonly #count: EventCount;
  readonly #views: EventViews;
  readonly #onBoard: SaleOnBoard;
  readonly #story: EventStory;
  #event: CatalogueEvent;

  constructor(parts: EventBookParts) {
    const { event, fixture, model, nowMs, numbers } = parts;
    this.#model = model;
    this.#event = event;
    this.#game = new EventGame(fixture, model);
    this.#lines = new EventLines(fixture.lines);
    this.#count = new EventCount(numbers);
    this.#sale = new EventSale(this.#count.sequence);
    this.postponement = new Postponement(fixture.startsAt, model.facts, event.competition.slug);
    this.lastHeard = new LastHeard(nowMs, model.facts.silentMinutes * 60_000);
    this.prices = new EventPrices(parts, this.setup.sides);
    const sold = { model, game: this.#game, sale: this.#sale, prices: this.prices, count: this.#count };
    this.#views = new EventViews({ ...sold, eventId: event.id });
    const kept = { ...sold, lines: this.#lines, postponement: this.postponement, views: this.#views };
    this.#onBoard = new SaleOnBoard(kept);
    this.#story = new EventStory({ ...kept, onBoard: this.#onBoard, lastHeard: this.lastHeard });
  }

  get eventId(): string {
    return this.#event.id;
  }

  get event(): CatalogueEvent {
    return this.#event;
  }

  get setup(): MatchSetup {
    return this.#game.setup;
  }

  get model(): AnySportModel {
    return this.#model;
  }

  get lines(): MainLines {
    return this.#lines.now;
  }

  get lineJudge(): LineJudge {
    return this.#lines.judge;
  }

  get state(): unknown {
    return this.#game.state;
  }

  get winCurve(): WinCurve {
    return this.#game.winCurve;
  }

  /** See EventCount. */
  get version(): number {
    return this.#count.version;
  }

  /** See EventCount. */
  get sequence(): number {
    return this.#count.sequence;
  }

  get status(): BookStatus {
    return this.#sale.status;
  }

  get started(): boolean {
    return this.#game.isStarted;
  }

  get postponed(): boolean {
    return this.#sale.isHeldBy('postponed');
  }

  get scoreboard(): EventScoreboard {
    return this.#game.scoreboard;
  }

  /** Whether it is under way, and nothing was heard of it for too long. */
  isSilent(nowMs: number): boolean {
    return this.started && this.lastHeard.isTooLongAgo(nowMs);
  }

  get decisions(): Decisions {
    return this.#game.decisions;
  }

  view(): BookView {
    return this.#views.book(this.#event);
  }

  /** See EventViews. */
  market(key: string): MarketView | undefined {
    return this.#views.market(key, this.isLookedAt && this.detail !== 'all');
  }

  /** Whether the sport makes such a market, on the board or not. */
  canHave(marketKey: string): boolean {
    return this.#model.market(marketKey, this.setup.sides) !== undefined;
  }

  isOnSale(leg: JointLeg): boolean {
    return this.prices.isOnSale(leg);
  }

  leg(leg: JointLeg): PricedLeg | undefined {
    return this.prices.leg(leg);
  }

  grade(marketKey: string, selectionKey: string): Grade | undefined {
    return this.#game.grade(marketKey, selectionKey);
  }

  isLost(marketKey: string, selectionKey: string): boolean {
    return this.#game.isLost(marketKey, selectionKey);
  }

  /** Lets go of what was made for readers. */
  forgetViews(): void {
    this.#views.forget();
  }

  /** Counts a change about to be told. */
  touch(): number {
    this.#views.outdate();
    return this.#count.tell();
  }

  /** The catalogue's event changed. */
  setEvent(event: CatalogueEvent): BookChange {
    const status = event.status !== this.#event.status;
    this.#event = event;
    this.#views.outdate();
    return { ...NOTHING, statistics: true, status };
  }

  input(input: BookInput): BookChange {
    return this.#onBoard.input(input);
  }

  /** See SaleOnBoard. */
  setTerms(terms: BookTerms): BookChange {
    return this.#onBoard.setTerms(terms);
  }

  /** See SaleOnBoard. */
  setExposure(marketKey: string, one: MarketExposure): BookChange {
    return this.#onBoard.setExposure(marketKey, one);
  }

  /** New prices, made for what is its version now. */
  priced(result: PriceResult): BookChange {
    return this.#onBoard.priced(result);
  }

  /** See SaleOnBoard. */
  settleJump(nowMs: number): BookChange {
    return this.#onBoard.settleJump(nowMs);
  }

  message(message: FeedMessage, nowMs: number): BookChange {
    return this.#story.hear(message, this.#event, nowMs);
  }

  /** From here on plays are only noted, until decideDeferred says what they decided. */
  deferDecisions(): void {
    this.#game.deferDecisions();
  }

  decideDeferred(): BookChange {
    return this.#onBoard.takeOff(this.#game.decideDeferred(this.prices.offered));
  }

  /** After a history that does not tell what was decided before it. */
  doubtUndecided(): void {
    this.#game.doubtUndecided(this.prices.offered);
  }
}
