import type { Odds } from '@fairline/money/odds.ts';
import { parseMarketRawId, parseSelectionRawId, type SelectionAddress } from '@fairline/sports/raw-id.ts';
import type { Desk } from './desk.ts';
import type { EventBook } from './event-book.ts';
import { heldWays, jointPrice, jointPricesOfSubsets, UNAVAILABLE } from './joint-price.ts';
import { orderedLimit } from './orders.ts';
import type { PriceErrors } from './price-errors.ts';
import type { Results } from './results.ts';
import type {
  BookView,
  Grade,
  JointLeg,
  JointPrice,
  JointWay,
  MarketView,
  PriceError,
  SelectionView,
} from './trading.ts';

/**
 * What there is to read of the books, from memory. Reading a selection whose line is closed, ways that are not known, or a joint price
 * that is refused, but for too many legs or while the sport sells no group, orders the pricing it may lack as a look does; a joint price
 * of several legs keeps what a look made.
 */
export abstract class BoardReader {
  readonly #desks: ReadonlyMap<string, Desk>;
  readonly #results: Results;
  readonly #priceErrors: PriceErrors;

  constructor(desks: ReadonlyMap<string, Desk>, results: Results, priceErrors: PriceErrors) {
    this.#desks = desks;
    this.#results = results;
    this.#priceErrors = priceErrors;
  }

  abstract look(eventId: string): void;

  /** Who uses what a look made keeps it. */
  protected abstract touch(eventId: string): void;

  book(eventId: string): BookView | undefined {
    return this.#desks.get(eventId)?.book.view();
  }

  *books(): Iterable<BookView> {
    for (const { book } of this.#desks.values()) yield book.view();
  }

  market(rawId: string): MarketView | undefined {
    const address = parseMarketRawId(rawId);
    return address && this.#market(address.eventId, address.marketKey);
  }

  selection(rawId: string): SelectionView | undefined {
    const address = parseSelectionRawId(rawId);
    if (!address) return undefined;
    const selection = this.#selection(address);
    if (selection?.status !== 'closed') return selection;
    // A line that was offered, of a game nobody has looked at since, is on somebody's slip: its price is on its way from now on.
    this.look(selection.eventId);
    return this.#selection(address);
  }

  newestChance({ eventId, ...leg }: SelectionAddress): number | undefined {
    return this.#desks.get(eventId)?.book.prices.newestChance(leg);
  }

  pushChance({ eventId, ...leg }: SelectionAddress): number {
    return this.#desks.get(eventId)?.book.prices.pushChance(leg) ?? 0;
  }

  sampleCount(eventId: string): number {
    return this.#desks.get(eventId)?.book.prices.sampleCount ?? 0;
  }

  joint(eventId: string, legs: readonly JointLeg[]): JointPrice {
    if (legs.length > 1) this.touch(eventId);
    if (this.#isShutGroup(eventId, legs)) return UNAVAILABLE;
    const price = jointPrice(this.#desks.get(eventId)?.book, legs);
    // Of a game nobody has looked at there are few samples, and of most lines none.
    if (price.kind === 'refused' && price.reason !== 'too-many') this.look(eventId);
    return price;
  }

  heldWays(eventId: string, legs: readonly JointLeg[]): readonly JointWay[] | 'suspended' | undefined {
    if (this.#isShutGroup(eventId, legs)) return 'suspended';
    const ways = heldWays(this.#desks.get(eventId)?.book.prices, legs);
    if (ways === undefined) this.look(eventId);
    return ways;
  }

  jointOfSubsets(eventId: string, legs: readonly JointLeg[]): readonly (Odds | undefined)[] {
    if (this.#isShutGroup(eventId, legs)) return [];
    return jointPricesOfSubsets(this.#desks.get(eventId)?.book, legs);
  }

  grade(eventId: string, marketKey: string, selectionKey: string): Grade | undefined {
    // A live book grades what is decided; of a finished one only what is on disk counts.
    const live = this.#live(eventId);
    return live ? live.grade(marketKey, selectionKey) : this.#results.grade(eventId, marketKey, selectionKey);
  }

  isLost(eventId: string, marketKey: string, selectionKey: string): boolean {
    return this.#live(eventId)?.isLost(marketKey, selectionKey) === true;
  }

  priceErrors(eventId: string): readonly PriceError[] {
    return this.#priceErrors.of(eventId);
  }

  orderedLimit(eventId: string, marketKey?: string): bigint | undefined {
    const book = this.#desks.get(eventId)?.book;
    return book && orderedLimit(book.prices.terms.orders, marketKey);
  }

  /** By the game as it is, or as it was when its prices were made: the next may be on their way. */
  #isShutGroup(eventId: string, { length }: readonly JointLeg[]): boolean {
    const book = this.#desks.get(eventId)?.book;
    if (!book || length < 2) return false;
    return book.prices.areGroupsShut || book.model.shutsGroups?.(book.state) === true;
  }

  #live(eventId: string): EventBook | undefined {
    const book = this.#desks.get(eventId)?.book;
    return book?.status === 'open' || book?.status === 'suspended' ? book : undefined;
  }

  #selection({ eventId, marketKey, selectionKey }: SelectionAddress): SelectionView | undefined {
    return this.#market(eventId, marketKey)?.selections.find((one) => one.selectionKey === selectionKey);
  }

  #market(eventId: string, key: string): MarketView | undefined {
    return this.#desks.get(eventId)?.book.market(key) ?? this.#results.market(eventId, key);
  }
}
