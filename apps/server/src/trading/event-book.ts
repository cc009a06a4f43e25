import type { FeedMessage, Snapshot } from '@fairline/feed/message.ts';
import type { EarlyEnd } from '@fairline/sports/called-early.ts';
import type { AnySportModel, MainLines, MatchSetup } from '@fairline/sports/sport.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import { type BookChange, joined, NOTHING } from './book-change.ts';
import type { BookInput } from './book-state.ts';
import type { BookTerms } from './book-terms.ts';
import type { Detail } from './detail.ts';
import type { EventBookParts } from './event-book-parts.ts';
import { EventGame } from './event-game.ts';
import { EventPrices } from './event-prices.ts';
import { EventSale } from './event-sale.ts';
import type { Decisions } from './grading.ts';
import type { PricedLeg } from './joint-price.ts';
import { LastHeard } from './last-heard.ts';
import { holdOf } from './orders.ts';
import { Postponement, type StartTold } from './postponement.ts';
import { PriceJumps } from './price-jump.ts';
import type { PriceResult } from './simulator.ts';
import { StoryDoubt } from './story-doubt.ts';
import type {
  BookStatus,
  BookView,
  EventScoreboard,
  Grade,
  JointLeg,
  MarketExposure,
  MarketView,
  PriceState,
  SelectionStatus,
} from './trading.ts';
import { LineJudge } from './unmet-lines.ts';
import { unpricedMarketView } from './views.ts';
import type { WinCurve } from './win-curve.ts';
import { withMarkets } from './with-markets.ts';

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
  readonly lineJudge = new LineJudge();
  readonly prices: EventPrices;
  readonly postponement: Postponement;
  readonly lastHeard: LastHeard;
  readonly #parts: EventBookParts;
  readonly #game: EventGame;
  readonly #sale: EventSale;
  readonly #jumps = new PriceJumps();
  readonly #doubt = new StoryDoubt();
  #event: CatalogueEvent;
  #lines: MainLines;
  #version = 0;
  #sequence: number;
  #view: BookView | undefined;

  constructor(parts: EventBookParts) {
    const { event, fixture, model } = parts;
    this.#parts = parts;
    this.#game = new EventGame(fixture, model);
    this.#event = event;
    this.#lines = fixture.lines;
    this.postponement = new Postponement(fixture.startsAt, model.facts, event.competition.slug);
    this.#sequence = parts.numbers.highest;
    this.#sale = new EventSale(this.#sequence);
    this.lastHeard = new LastHeard(parts.nowMs, model.facts.silentMinutes * 60_000);
    this.prices = new EventPrices(parts, this.setup.sides);
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
    return this.#parts.model;
  }

  get lines(): MainLines {
    return this.#lines;
  }

  get state(): unknown {
    return this.#game.state;
  }

  get winCurve(): WinCurve {
    return this.#game.winCurve;
  }

  /** Rises whenever prices made before are out of date. */
  get version(): number {
    return this.#version;
  }

  get sequence(): number {
    return this.#sequence;
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
    this.#view ??= withMarkets(this.prices.shown, {
      event: this.#event,
      status: this.status,
      reasons: this.#sale.reasons,
      suspension: this.#sale.suspension,
      sequence: this.#sequence,
      interruptions: this.#sale.interruptions,
      state: this.state,
      scoreboard: this.scoreboard,
      priceState: this.#priceState,
      winProbability: this.winCurve.points,
    });
    return this.#view;
  }

  /** What does not trade any more awaits none. */
  get #priceState(): PriceState {
    return this.#sale.isTrading ? this.prices.state : 'present';
  }

  /** On the board or off it, suspended while its price is on its way; undefined for markets that were never offered. */
  market(key: string): MarketView | undefined {
    const onBoard = this.prices.market(key);
    if (onBoard || !this.prices.offered.has(key)) return onBoard;
    const definition = this.#parts.model.market(key, this.setup.sides);
    return definition && unpricedMarketView(this.eventId, definition, this.#statusOff(key), this.#sequence);
  }

  /** Of a market that was offered and is not on the board. */
  #statusOff(key: string): SelectionStatus {
    if (this.status === 'settled' || this.#game.isDecided(key)) return 'settled';
    const isAwaited = this.#priceState === 'first' || (this.isLookedAt && this.detail !== 'all');
    return isAwaited && this.#sale.isTrading ? 'suspended' : 'closed';
  }

  /** Whether the sport makes such a market, on the board or not. */
  canHave(marketKey: string): boolean {
    return this.#parts.model.market(marketKey, this.setup.sides) !== undefined;
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
    this.#view = undefined;
    this.prices.forgetViews();
  }

  /** Counts a change about to be told. */
  touch(): number {
    this.#sequence = this.#parts.numbers.next(this.#sequence);
    this.#view = undefined;
    return this.#sequence;
  }

  /** The catalogue's event changed. */
  setEvent(event: CatalogueEvent): BookChange {
    const status = event.status !== this.#event.status;
    this.#event = event;
    this.#view = undefined;
    return { ...NOTHING, statistics: true, status };
  }

  input(input: BookInput): BookChange {
    if (input.kind === 'play') this.postponement.playedOn();
    const { suspension } = this.#sale;
    const changed = this.#sale.take(input);
    if (changed === undefined) return NOTHING;
    this.#view = undefined;
    if (changed === 'status') {
      const board = this.#sale.boardStatus;
      const markets = board ? this.prices.setStatus(board, this.#sequence + 1) : [];
      return { ...NOTHING, status: true, markets };
    }
    return { ...NOTHING, statistics: this.#sale.suspension !== suspension };
  }

  /** Takes other orders, also those of a book that is suspended or not priced yet. */
  setTerms(terms: BookTerms): BookChange {
    const before = this.prices.terms;
    const markets = this.prices.setTerms(terms, this.#sale.boardStatus, this.#sequence + 1);
    if (!this.#sale.isTrading) return NOTHING;
    if (terms.orders.holds !== before.orders.holds) this.#sale.interrupt();
    this.#view = undefined;
    const hold = holdOf(terms.orders, undefined);
    const input: BookInput = hold
      ? { kind: 'operator-suspend', reason: hold.reason }
      : { kind: 'operator-reopen' };
    return joined({ ...NOTHING, markets }, this.input(input));
  }

  /** Takes note of what a market could cost. */
  setExposure(marketKey: string, one: MarketExposure): BookChange {
    const markets = this.prices.setExposure(marketKey, one, this.#sale.boardStatus, this.#sequence + 1);
    if (markets.length > 0) this.#view = undefined;
    const reprice = this.prices.lacks(marketKey) && !this.#game.isDecided(marketKey);
    if (reprice) this.#version += 1;
    return { ...NOTHING, markets, reprice };
  }

  message(message: FeedMessage, nowMs: number): BookChange {
    this.#game.hear(message.sequence);
    this.lastHeard.hear(message, nowMs, this.started);
    const heard = this.input({ kind: 'heard' });
    if (this.#doubt.ignores(message)) return heard;
    const change = this.#apply(message);
    this.#doubt.heard(message, change.impossible);
    return joined(heard, change);
  }

  /** From here on plays are only noted, until decideDeferred says what they decided. */
  deferDecisions(): void {
    this.#game.deferDecisions();
  }

  decideDeferred(): BookChange {
    return this.#takeOff(this.#game.decideDeferred(this.prices.offered));
  }

  /** After a history that does not tell what was decided before it. */
  doubtUndecided(): void {
    this.#game.doubtUndecided(this.prices.offered);
  }

  /** New prices, made for what is its version now. */
  priced(result: PriceResult): BookChange {
    if (!this.#sale.isTrading) return NOTHING;
    const status = this.#sale.takePrices(this.#judged(result));
    const chances = result.endChances ?? result.winChances;
    const statistics = chances !== undefined || !this.prices.arePresent;
    const markets = this.prices.renew(result, this.#sale.boardStatus ?? 'suspended', this.#sequence + 1);
    if (chances) this.#game.addChances(chances);
    this.#view = undefined;
    return { ...NOTHING, markets, together: true, statistics, status };
  }

  /** What new prices say of whether they may be sold. */
  #judged(result: PriceResult): BookInput[] {
    // In play, what the lines said before it is not what is.
    const lines = this.started ? [] : this.lineJudge.judge(this.#lines, result);
    return [...this.#jumps.own(this.prices.largestMove(result)), ...lines];
  }

  #apply(message: FeedMessage): BookChange {
    switch (message.kind) {
      case 'fixture':
        return joined(this.#setLines(message.fixture.lines), this.#reschedule(message));
      case 'odds':
        return this.#after(this.#jumps.outside(message.lines), this.#setLines(message.lines));
      case 'pending':
        return this.input({ kind: 'snap', reason: message.reason });
      case 'play':
        this.#jumps.explain();
        return this.#advanced(this.#game.play(message.play, this.prices.offered), () => this.#game.told);
      case 'snapshot':
        return this.#restart(message);
      case 'suspend':
        return this.input({ kind: 'feed-suspend', reason: message.reason });
      case 'resume':
        return this.input({ kind: 'feed-resume' });
      case 'status':
        return message.status === 'postponed' ? this.#putOff('status') : this.#cancel(message.calledFor);
      case 'result':
        return this.#finish(message.home, message.away);
      case 'alive':
        return NOTHING;
    }
  }

  /** Outside lines set the strengths the game begins with; once it is under way the plays tell more than they do. */
  #setLines(lines: MainLines): BookChange {
    if (this.started || JSON.stringify(lines) === JSON.stringify(this.#lines)) return NOTHING;
    this.#lines = lines;
    this.#version += 1;
    return { ...this.input({ kind: 'lines' }), reprice: true };
  }

  #putOff(by: 'status' | 'snapshot'): BookChange {
    // A snapshot tells the game anew: whatever was in doubt is so no more.
    this.postponement.putOff(by, by === 'status' && this.#doubt.isOpen);
    return this.input({ kind: 'postponed' });
  }

  /** One in play goes on with its next play. */
  #reschedule(message: StartTold): BookChange {
    if (!this.postponement.isTakenUpBy(message) || this.started) return NOTHING;
    return this.input({ kind: 'rescheduled' });
  }

  /** Whether prices that jumped have been still for long enough to be sold; asked every now and then. */
  settleJump(nowMs: number): BookChange {
    const isOver = this.#sale.isHeldBy('jump') && this.#jumps.isSteady(nowMs);
    return isOver ? this.input({ kind: 'steady' }) : NOTHING;
  }

  #after(inputs: readonly BookInput[], change: BookChange): BookChange {
    return inputs.reduce((all, input) => joined(all, this.input(input)), change);
  }

  #restart(snapshot: Snapshot): BookChange {
    this.#jumps.explain();
    const before = JSON.stringify(this.state);
    const played = this.#game.restart(snapshot.plays, this.prices.offered);
    const isElsewhere = JSON.stringify(this.state) !== before;
    const leftBehind = (sequence: number) => (isElsewhere ? this.prices.leap(sequence) : []);
    if (played.impossible === undefined) this.#lines = snapshot.fixture.lines;
    const change = this.#advanced(played, () => 'snapshot', leftBehind);
    if (change.impossible !== undefined) return change;
    const inputs: BookInput[] = snapshot.pending ? [{ kind: 'snap', reason: 'Play under way' }] : [];
    const isLater = this.postponement.retold() && !snapshot.postponed;
    if (isElsewhere && this.started) inputs.unshift({ kind: isLater ? this.#game.told : 'restated' });
    const taken = snapshot.postponed ? joined(change, this.#putOff('snapshot')) : change;
    return this.#after(inputs, joined(taken, this.#reschedule(snapshot)));
  }

  /** What follows from plays; nothing from those that cannot be. @param leftBehind which markets they leave behind */
  #advanced(
    played: BookChange,
    kind: () => 'play' | 'restated' | 'snapshot',
    leftBehind = (sequence: number) => this.prices.play(sequence),
  ): BookChange {
    if (played.impossible !== undefined) return played;
    this.#version += 1;
    this.#view = undefined;
    const taken = joined(this.input({ kind: kind() }), this.#takeOff(played));
    return joined(taken, { ...NOTHING, markets: leftBehind(this.#sequence + 1) });
  }

  #finish(home: number, away: number): BookChange {
    const played = this.#game.finish(home, away, this.prices.offered);
    return played.impossible === undefined ? joined(this.#takeOff(played), this.#close()) : played;
  }

  #cancel(calledFor: EarlyEnd['winner'] | undefined): BookChange {
    const called = this.#game.cancel(this.#event, calledFor, this.prices.offered);
    return called.impossible === undefined ? joined(this.#close(), called) : called;
  }

  #close(): BookChange {
    const over = this.input({ kind: 'over' });
    return joined(over, { ...NOTHING, markets: this.prices.clear(), statistics: true });
  }

  #takeOff(found: BookChange): BookChange {
    return joined(found, { ...NOTHING, markets: this.prices.remove(found.decided) });
  }
}
