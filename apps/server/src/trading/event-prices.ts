import type { MeasuredLeg } from '@fairline/pricing/joint-conflict.ts';
import type { Sides } from '@fairline/sports/sport.ts';
import { Board } from './board.ts';
import { type BookTerms, PLAIN_TERMS } from './book-terms.ts';
import type { EventBookParts } from './event-book-parts.ts';
import { heldKeys } from './held-lines.ts';
import type { PricedLeg } from './joint-price.ts';
import { PriceAge } from './price-age.ts';
import type { ShownMarkets } from './shown-markets.ts';
import type { FamilyOnBoard, PriceResult } from './simulator.ts';
import type { JointLeg, JointWay, MarketExposure, MarketView, PriceState } from './trading.ts';

/** What the markets of a book show while it trades. */
export type SaleStatus = 'open' | 'suspended';

/**
 * What is sold of an event: its board, by which terms, and how old its prices are. Every change answers the keys of the markets it
 * changed; it is numbered with the book's next sequence.
 */
export class EventPrices {
  readonly #board: Board;
  readonly #offered: Set<string>;
  readonly #age = new PriceAge();
  #terms: BookTerms;
  #werePriced = false;

  constructor({ event, model, offered, isShaded }: EventBookParts, sides: Sides) {
    this.#board = new Board(event.id, model, sides);
    this.#offered = new Set(offered);
    this.#terms = { ...PLAIN_TERMS, isShaded };
  }

  get shown(): ShownMarkets {
    return this.#board.shown;
  }

  get families(): FamilyOnBoard[] {
    return this.#board.families();
  }

  /** Keys of the main one of each family of lines. */
  get mainLines(): string[] {
    return this.families.flatMap(({ main }) => (main === '' ? [] : [main]));
  }

  /** Keys of the markets that open bets are on. */
  get held(): string[] {
    return heldKeys(this.#terms);
  }

  /** Markets that were on the board at any time. */
  get offered(): ReadonlySet<string> {
    return this.#offered;
  }

  get terms(): BookTerms {
    return this.#terms;
  }

  /** Whether there are none yet, or no more. */
  get isEmpty(): boolean {
    return this.#board.isEmpty;
  }

  /** Whether they are those of the game as it is, others are being made, or the first since the server started. */
  get state(): PriceState {
    if (this.arePresent) return 'present';
    return this.#werePriced ? 'new' : 'first';
  }

  /** Whether they are of the game as it stands, or stood a few plays ago. */
  get arePresent(): boolean {
    return this.#age.isPresent;
  }

  /** Whether there are open bets on it. */
  get isBetOn(): boolean {
    return [...this.#terms.exposure.values()].some(({ losses }) => losses.size > 0);
  }

  /** On the board. */
  market(key: string): MarketView | undefined {
    return this.#board.market(key);
  }

  /** See Board. Prices that are on their way were asked for before it was known. */
  lacks(key: string): boolean {
    return this.#board.lacks(key);
  }

  isOnSale(leg: JointLeg): boolean {
    return this.#board.oddsOf(leg) !== undefined;
  }

  /** See Board. */
  newestChance(leg: JointLeg): number | undefined {
    return this.#board.newestChance(leg);
  }

  /** See Board. */
  heldWays(leg: JointLeg): readonly JointWay[] | 'suspended' | undefined {
    return this.#board.heldWays(leg);
  }

  /** See Board. */
  sampled(leg: JointLeg): MeasuredLeg | undefined {
    return this.#board.sampled(leg);
  }

  /** The chance of a selection to push; 0 when it is not on the board. */
  pushChance(leg: JointLeg): number {
    return this.#board.pushChance(leg);
  }

  /** See Board. */
  get sampleCount(): number {
    return this.#board.sampleCount;
  }

  /** See Board. */
  get areGroupsShut(): boolean {
    return this.#board.areGroupsShut;
  }

  /** The chance by which no price of a selection is better than fair; undefined when it is not on the board. */
  likeliest(leg: JointLeg): number | undefined {
    return this.#board.likeliest(leg);
  }

  /** A selection that is on sale, with the samples behind its price. */
  leg(leg: JointLeg): PricedLeg | undefined {
    return this.#board.leg(leg);
  }

  /** The most that the chance of a main price moves with new ones, in points, 0 to 1. */
  largestMove(result: PriceResult): number {
    return this.#board.largestMove(result);
  }

  /** Puts up prices of the game as it stands. */
  renew(result: PriceResult, status: SaleStatus, sequence: number): string[] {
    const markets = this.#board.reprice(result, status, sequence);
    for (const key of this.#board.keys()) this.#offered.add(key);
    this.#age.renew();
    this.#werePriced = true;
    return markets;
  }

  setStatus(status: SaleStatus, sequence: number): string[] {
    return this.#board.setStatus(status, sequence);
  }

  /** @param status undefined for a book that does not trade any more: its terms are only noted */
  setTerms(terms: BookTerms, status: SaleStatus | undefined, sequence: number): string[] {
    this.#terms = terms;
    return status === undefined ? [] : this.#board.setTerms(terms, status, sequence);
  }

  /** Takes note of what a market could cost. @param status as of setTerms */
  setExposure(
    marketKey: string,
    one: MarketExposure,
    status: SaleStatus | undefined,
    sequence: number,
  ): string[] {
    const exposure = new Map(this.#terms.exposure).set(marketKey, one);
    this.#terms = { ...this.#terms, exposure };
    return status === undefined ? [] : this.#board.setTerms(this.#terms, status, sequence, marketKey);
  }

  /** One more play was told. Prices that the game leaves behind are nobody's to see. */
  play(sequence: number): string[] {
    return this.#age.play() ? this.#board.setPast(sequence) : [];
  }

  /** The game stands elsewhere than it did. */
  leap(sequence: number): string[] {
    return this.#age.leap() ? this.#board.setPast(sequence) : [];
  }

  /** Takes markets off the board. */
  remove(keys: Iterable<string>): string[] {
    return this.#board.remove(keys);
  }

  clear(): string[] {
    return this.#board.remove(this.#board.keys());
  }

  /** Lets go of what was made for readers. */
  forgetViews(): void {
    this.#board.forgetViews();
  }
}
