import { decimalPrice, type Odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { product } from '@fairline/money/rational.ts';
import {
  marketRawId,
  parseMarketRawId,
  parseSelectionRawId,
  type SelectionAddress,
  selectionRawId,
} from '@fairline/sports/raw-id.ts';
import type { CatalogueEvent } from '../../catalogue/catalogue.ts';
import type { Bus } from '../../platform/bus.ts';
import { bookChanged, eventFinished, marketsDecided, resultsCorrected } from '../trading.topics.ts';
import {
  type BookStatus,
  type BookView,
  type Correction,
  type Grade,
  type JointLeg,
  type JointPrice,
  type JointWay,
  MAX_SAME_GAME_LEGS,
  type MarketExposure,
  type MarketView,
  type PriceError,
  type SelectionView,
  type Trading,
} from '../trading.ts';
import { zeroScoreboard } from './fixed-event.ts';
import {
  type FixedMarket,
  fixedMoneyline,
  jointPair,
  marketView,
  numbered,
  pricePair,
  withStatus,
} from './fixed-market.ts';
import { type Standing, withOffer } from './standing.ts';

/** Trading with books moved by hand, for the tests of other domains. Publishes the same topics as the real one. */
export class FixedTrading implements Trading {
  readonly #bus: Bus | undefined;
  readonly #books = new Map<string, BookView>();
  readonly #past = new Map<string, BookView>();
  readonly #gone = new Map<string, MarketView>();
  readonly #grades = new Map<string, Grade>();
  readonly #ended = new Map<string, BookView>();
  readonly #joint = new Map<string, JointPrice>();
  readonly #heldWays = new Map<string, readonly JointWay[] | 'suspended'>();
  readonly #lost = new Set<string>();
  readonly #newestChances = new Map<string, number>();
  readonly #pushChances = new Map<string, number>();
  readonly #sampleCounts = new Map<string, number>();
  readonly #corrections = new Map<string, bigint>();
  readonly #priceErrors = new Map<string, readonly PriceError[]>();

  constructor(bus?: Bus) {
    this.#bus = bus;
  }

  /** Every market of these books is there already. */
  look(): void {}

  /** Opens a book with these markets; again with the same event replaces it. */
  add(event: CatalogueEvent, markets: readonly FixedMarket[] = [fixedMoneyline]): BookView {
    const sequence = this.#nextSequence(event.id);
    const book: Standing = {
      event,
      status: 'open',
      reasons: [],
      suspension: undefined,
      sequence,
      interruptions: sequence,
      state: undefined,
      scoreboard: zeroScoreboard,
      priceState: 'present',
      markets: markets.map((market) => marketView(event.id, market, sequence)),
      winProbability: [],
    };
    return this.#put(
      book,
      markets.map((market) => market.key),
      true,
    );
  }

  /** Moves the price of one selection. */
  setOdds(rawId: string, numerator: number, denominator: number): void {
    const { eventId, marketKey, selectionKey } = address(rawId);
    this.#changeMarket(eventId, marketKey, (market) => ({
      ...market,
      selections: market.selections.map((selection) =>
        selection.selectionKey === selectionKey
          ? { ...selection, ...pricePair([numerator, denominator]) }
          : selection,
      ),
    }));
  }

  /** Suspends, opens, closes or settles every market of an event. Other fields of the book, too, may be changed. */
  setStatus(eventId: string, status: BookStatus, change: Partial<BookView> = {}): void {
    const book = this.#known(eventId);
    const sequence = book.sequence + 1;
    const markets = book.markets.map((market) => withStatus(market, status, sequence));
    const interruptions = book.interruptions + (book.status === 'open' ? 1 : 0);
    this.#put({ ...book, status, sequence, interruptions, markets, ...change }, keysOf(markets), true);
  }

  /** Takes a line off the board; its selections stay readable as closed. */
  removeMarket(eventId: string, marketKey: string): void {
    const book = this.#known(eventId);
    const sequence = book.sequence + 1;
    for (const market of book.markets) {
      if (market.key === marketKey) this.#gone.set(market.rawId, withStatus(market, 'closed', sequence));
    }
    const markets = book.markets.filter((market) => market.key !== marketKey);
    this.#put({ ...book, sequence, markets }, [marketKey], false);
  }

  /** Makes the result of a market known: outcome per selection key. */
  decide(eventId: string, marketKey: string, outcomes: Readonly<Record<string, Grade['outcome']>>): void {
    for (const [selectionKey, outcome] of Object.entries(outcomes)) {
      const text = `${selectionKey}: ${outcome}`;
      this.#grades.set(selectionRawId({ eventId, marketKey, selectionKey }), {
        outcome,
        text,
        feedSequence: 1,
      });
    }
    if (this.market(marketRawId({ eventId, marketKey }))?.status !== 'closed') {
      this.#changeMarket(eventId, marketKey, (market) => withStatus(market, 'settled', market.sequence));
    }
    this.#bus?.publish(marketsDecided, { eventId, marketKeys: [marketKey] });
  }

  /** Takes the result of a market back, as a snapshot in play does: the market is on sale again. */
  withdraw(eventId: string, market: FixedMarket = fixedMoneyline): void {
    for (const { key } of market.selections)
      this.#grades.delete(selectionRawId({ eventId, marketKey: market.key, selectionKey: key }));
    this.#changeMarket(eventId, market.key, ({ sequence }) => marketView(eventId, market, sequence));
  }

  /** Ends the event, won by who is ahead: settled book, FINISHED event. Decide its markets first. */
  finish(eventId: string): void {
    const { event: before, scoreboard } = this.#known(eventId);
    const event: CatalogueEvent = { ...before, status: 'FINISHED' };
    const lead = scoreboard.homeScore - scoreboard.awayScore;
    const winner = lead === 0 ? 'level' : lead > 0 ? 'home' : 'away';
    this.setStatus(eventId, 'settled', { event, scoreboard: { ...scoreboard, winner } });
    this.#ended.set(eventId, this.#known(eventId));
    this.#bus?.publish(eventFinished, { eventId });
  }

  /** Lets go of an event that is over: what is left of it is on record. */
  forget(eventId: string): void {
    const sequence = this.#nextSequence(eventId);
    this.#past.set(eventId, withOffer({ ...this.#known(eventId), sequence, markets: [] }));
    this.#books.delete(eventId);
    this.#bus?.publish(bookChanged, { eventId, sequence, markets: [], statistics: false, status: true });
  }

  book(eventId: string): BookView | undefined {
    return this.#books.get(eventId);
  }

  books(): Iterable<BookView> {
    return this.#books.values();
  }

  market(rawId: string): MarketView | undefined {
    const parts = parseMarketRawId(rawId);
    return parts && this.#market(parts.eventId, parts.marketKey);
  }

  selection(rawId: string): SelectionView | undefined {
    const parts = parseSelectionRawId(rawId);
    const market = parts && this.#market(parts.eventId, parts.marketKey);
    return market?.selections.find((selection) => selection.rawId === rawId);
  }

  /** Says what the newest samples give a selection whose price stands still: otherwise the chance of its price. */
  setNewestChance(rawId: string, chance: number): void {
    this.#newestChances.set(rawId, chance);
  }

  newestChance(leg: SelectionAddress): number | undefined {
    return this.#newestChances.get(selectionRawId(leg));
  }

  /** Says how likely a selection pushes from now on: otherwise never. */
  setPushChance(rawId: string, chance: number): void {
    this.#pushChances.set(rawId, chance);
  }

  pushChance(leg: SelectionAddress): number {
    return this.#pushChances.get(selectionRawId(leg)) ?? 0;
  }

  /** Says what the newest samples give a selection that is on the board no more: otherwise nothing is known of it. */
  setHeldWays(rawId: string, ways: readonly JointWay[] | 'suspended'): void {
    this.#heldWays.set(rawId, ways);
  }

  /** Makes a selection certain to lose, before its market is decided; or open again. */
  setLost(rawId: string, isLost: boolean): void {
    if (isLost) this.#lost.add(rawId);
    else this.#lost.delete(rawId);
  }

  isLost(eventId: string, marketKey: string, selectionKey: string): boolean {
    return this.#lost.has(selectionRawId({ eventId, marketKey, selectionKey }));
  }

  heldWays(eventId: string, [leg, ...others]: readonly JointLeg[]): ReturnType<Trading['heldWays']> {
    return leg && others.length === 0 ? this.#heldWays.get(selectionRawId({ eventId, ...leg })) : undefined;
  }

  /** Says how many samples chances are of from now on: otherwise they are known for certain. */
  setSampleCount(eventId: string, samples: number): void {
    this.#sampleCounts.set(eventId, samples);
  }

  sampleCount(eventId: string): number {
    return this.#sampleCounts.get(eventId) ?? Number.POSITIVE_INFINITY;
  }

  priceErrors(eventId: string): readonly PriceError[] {
    return this.#priceErrors.get(eventId) ?? [];
  }

  /** Declares prices wrong, as an operator does. */
  declareWrong(eventId: string, error: PriceError): void {
    this.#priceErrors.set(eventId, [...this.priceErrors(eventId), error]);
    this.#bus?.publish(marketsDecided, { eventId, marketKeys: [error.marketKey] });
  }

  grade(eventId: string, marketKey: string, selectionKey: string): Grade | undefined {
    return this.#grades.get(selectionRawId({ eventId, marketKey, selectionKey }));
  }

  /**
   * Says what these legs, in any order, cost together from now on. Without it: the legs' prices multiplied; two selections of
   * a market conflict.
   */
  setJoint(eventId: string, legs: readonly JointLeg[], price: readonly [number, number] | JointPrice): void {
    this.#joint.set(
      jointKey(eventId, legs),
      'kind' in price
        ? price
        : { kind: 'priced', sequence: this.#known(eventId).sequence, ...jointPair(price) },
    );
  }

  joint(eventId: string, legs: readonly JointLeg[]): JointPrice {
    if (legs.length > MAX_SAME_GAME_LEGS) return { kind: 'refused', reason: 'too-many' };
    const found = legs.map(({ marketKey, selectionKey }) =>
      this.selection(selectionRawId({ eventId, marketKey, selectionKey })),
    );
    const own = found.flatMap((leg) => (leg?.status === 'open' && leg.odds ? [leg.odds] : []));
    if (own.length < legs.length || own.length === 0) return { kind: 'refused', reason: 'unavailable' };
    const known = this.#joint.get(jointKey(eventId, legs));
    if (known) return known;
    const conflict = sameMarket(legs);
    if (conflict) return { kind: 'refused', reason: 'conflict', legs: conflict };
    const probability = found.reduce((chance, leg) => chance * (leg?.probability ?? 0), 1);
    return {
      kind: 'priced',
      odds: oddsFromDecimalPrice(product(own.map(decimalPrice))),
      probability,
      ways: [{ pushed: 0, chance: probability }],
      sequence: this.#known(eventId).sequence,
    };
  }

  jointOfSubsets(eventId: string, legs: readonly JointLeg[]): readonly (Odds | undefined)[] {
    if (legs.length > MAX_SAME_GAME_LEGS) return [];
    return Array.from({ length: 1 << legs.length }, (_, mask) => {
      const price = this.joint(
        eventId,
        legs.filter((_, leg) => (mask & (1 << leg)) !== 0),
      );
      return price.kind === 'priced' ? price.odds : undefined;
    });
  }

  past = async (eventId: string) => this.#past.get(eventId) ?? this.#books.get(eventId);

  settled = async (eventId: string) => {
    const book = this.#ended.get(eventId);
    const markets = book?.markets.map((market) => ({
      ...market,
      selections: market.selections.flatMap(({ odds: _, ...one }) => {
        const outcome = this.grade(eventId, market.key, one.selectionKey)?.outcome;
        return outcome ? [{ ...one, odds: undefined, outcome }] : [];
      }),
    }));
    const graded = markets?.filter(({ selections }) => selections.length > 0) ?? [];
    const market = (key: string) => graded.find((one) => one.key === key);
    return book && { ...book, markets: graded, onOffer: graded, market };
  };

  async recall(eventId: string): Promise<boolean> {
    return this.#books.has(eventId);
  }

  /** Says that the event's results were corrected, as its book does. */
  correct(eventId: string): void {
    this.#corrections.set(eventId, (this.#corrections.get(eventId) ?? 0n) + 1n);
    this.#bus?.publish(resultsCorrected, { eventId });
  }

  async corrections(): Promise<readonly Correction[]> {
    return [...this.#corrections].map(([eventId, number]) => ({ eventId, number }));
  }

  async closeCorrection({ eventId, number }: Correction): Promise<void> {
    if (this.#corrections.get(eventId) === number) this.#corrections.delete(eventId);
  }

  setExposure(_eventId: string, _marketKey: string, _exposure: MarketExposure): void {}

  orderedLimit(_eventId: string, _marketKey?: string): bigint | undefined {
    return undefined;
  }

  #market(eventId: string, marketKey: string): MarketView | undefined {
    const known = this.#books.get(eventId)?.markets.find((market) => market.key === marketKey);
    return known ?? this.#gone.get(marketRawId({ eventId, marketKey }));
  }

  #changeMarket(eventId: string, marketKey: string, change: (market: MarketView) => MarketView): void {
    const book = this.#known(eventId);
    const sequence = book.sequence + 1;
    const markets = book.markets.map((market) =>
      market.key === marketKey ? numbered(change(market), sequence) : market,
    );
    this.#put({ ...book, sequence, markets }, [marketKey], false);
  }

  #known(eventId: string): BookView {
    const book = this.#books.get(eventId);
    if (!book) throw new Error(`Add the event ${eventId} before changing it.`);
    return book;
  }

  #nextSequence(eventId: string): number {
    return (this.#books.get(eventId)?.sequence ?? 0) + 1;
  }

  #put(standing: Standing, markets: readonly string[], status: boolean): BookView {
    const book = withOffer(standing);
    this.#books.set(book.event.id, book);
    const { sequence } = book;
    this.#bus?.publish(bookChanged, {
      eventId: book.event.id,
      sequence,
      markets,
      statistics: status,
      status,
    });
    return book;
  }
}

function jointKey(eventId: string, legs: readonly JointLeg[]): string {
  const keys = legs.map(({ marketKey, selectionKey }) =>
    selectionRawId({ eventId, marketKey, selectionKey }),
  );
  return keys.sort().join(' ');
}

/** The first two legs of one market. */
function sameMarket(legs: readonly JointLeg[]): readonly number[] | undefined {
  for (const [index, { marketKey }] of legs.entries()) {
    const first = legs.findIndex((leg) => leg.marketKey === marketKey);
    if (first < index) return [first, index];
  }
  return undefined;
}

function address(rawId: string) {
  const parts = parseSelectionRawId(rawId);
  if (!parts) throw new Error(`${rawId} is not '<eventId>~<marketKey>~<selectionKey>'.`);
  return parts;
}

function keysOf(markets: readonly MarketView[]): string[] {
  return markets.map((market) => market.key);
}
