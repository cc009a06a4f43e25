import type { Odds } from '@fairline/money/odds.ts';
import type { MeasuredLeg } from '@fairline/pricing/joint-conflict.ts';
import type { MarketDefinition, Outcomes } from '@fairline/sports/market-definition.ts';
import type { AnySportModel, Sides } from '@fairline/sports/sport.ts';
import { type BookTerms, marketStatus, offeredPrices, PLAIN_TERMS, whetherStopped } from './book-terms.ts';
import { EventSamples } from './event-samples.ts';
import { HeldLines, heldKeys, NOTHING_HELD } from './held-lines.ts';
import type { PricedLeg } from './joint-price.ts';
import { boostedIn, goneFrom, looksAlike, type OnBoard, putUp, stillUp } from './on-board.ts';
import { chancesOf, isOfWholeGame, type MarketPrices, priceMarket, pushChances } from './price-market.ts';
import { inOrder } from './price-order.ts';
import { type Beside, ShownMarkets } from './shown-markets.ts';
import type { FamilyOnBoard, PriceResult } from './simulator.ts';
import type { JointLeg, JointWay, MarketHead, MarketView } from './trading.ts';
import { pricedMarketView } from './views.ts';

/** The markets of one event that are on offer, in their order. Every change says which markets it changed. */
export class Board {
  readonly #eventId: string;
  readonly #model: AnySportModel;
  readonly #sides: Sides;
  #markets: ReadonlyMap<string, OnBoard> = new Map();
  #shown = new ShownMarkets(this.#markets, (market) => this.#viewOf(market));
  /** Those that made the prices on the board. */
  #samples: EventSamples | undefined;
  #sampleCount = 0;
  #areGroupsShut = false;
  #terms = PLAIN_TERMS;
  #held = new HeldLines(NOTHING_HELD, PLAIN_TERMS);

  constructor(eventId: string, model: AnySportModel, sides: Sides) {
    this.#eventId = eventId;
    this.#model = model;
    this.#sides = sides;
  }

  /** As they are now, whatever becomes of them. */
  get shown(): ShownMarkets {
    return this.#shown;
  }

  get views(): readonly MarketView[] {
    return this.#shown.all;
  }

  /** How many samples the newest chances are of; 0 before there are any. */
  get sampleCount(): number {
    return this.#sampleCount;
  }

  /** Whether the prices on it are of a moment when no group was sold. */
  get areGroupsShut(): boolean {
    return this.#areGroupsShut;
  }

  get isEmpty(): boolean {
    return this.#markets.size === 0;
  }

  market(key: string): MarketView | undefined {
    return this.#shown.market(key);
  }

  /** Lets go of what was read; it is made again when it is read again. */
  forgetViews(): void {
    this.#shown = this.#shown.unread();
  }

  /** The odds of a selection that is on sale. */
  oddsOf({ marketKey, selectionKey }: JointLeg): Odds | undefined {
    const selection = this.market(marketKey)?.selections.find((one) => one.selectionKey === selectionKey);
    return selection?.status === 'open' ? selection.odds : undefined;
  }

  /** The chance by which no price of a selection is better than fair; undefined when it is not on the board. */
  likeliest(leg: JointLeg): number | undefined {
    return this.#markets.get(leg.marketKey)?.likeliest[this.#placeOf(leg)];
  }

  /** The chance of a selection to win by the newest samples; undefined when it is not on the board. */
  newestChance(leg: JointLeg): number | undefined {
    return this.#markets.get(leg.marketKey)?.newest[this.#placeOf(leg)];
  }

  /** The chance of a selection to push; 0 when it is not on the board. */
  pushChance(leg: JointLeg): number {
    return this.#markets.get(leg.marketKey)?.pushes?.[this.#placeOf(leg)] ?? 0;
  }

  /** A selection that is on sale, with the samples behind its price. */
  leg(leg: JointLeg): PricedLeg | undefined {
    const odds = this.oddsOf(leg);
    const sampled = odds && this.#samples?.leg(leg);
    return sampled && { ...sampled, odds };
  }

  /** Whether a market is to be held of which nothing is known: it came off the board before its bets were heard of. */
  lacks(key: string): boolean {
    if (this.isEmpty || this.#markets.has(key) || this.#held.has(key)) return false;
    return heldKeys(this.#terms).includes(key);
  }

  /** Of a selection that open bets are on, sold or not, how it may end without a loss; 'suspended' by an operator. */
  heldWays(leg: JointLeg): readonly JointWay[] | 'suspended' | undefined {
    const { marketKey } = leg;
    if (marketStatus(this.#terms, marketKey, 'open') === 'suspended') return 'suspended';
    return this.#held.ways(marketKey, this.#placeOf(leg));
  }

  /** The samples of a selection, sold or not. */
  sampled(leg: JointLeg): MeasuredLeg | undefined {
    return this.#samples?.leg(leg);
  }

  keys(): string[] {
    return [...this.#markets.keys()];
  }

  /** Families of lines, for the simulator to keep. */
  families(): FamilyOnBoard[] {
    const families = new Map<string, { main: string; keys: string[] }>();
    for (const { key, family: name, main, hasLine } of this.#markets.values()) {
      if (!hasLine) continue;
      const family = families.get(name) ?? { main: '', keys: [] };
      family.keys.push(key);
      if (main) family.main = key;
      families.set(name, family);
    }
    return [...families].map(([family, { main, keys }]) => ({ family, main, keys }));
  }

  /** The most that the chance of a main price moves with new ones, in points, 0 to 1. */
  largestMove({ markets, samples }: PriceResult): number {
    let largest = 0;
    for (const priced of markets) {
      const before = this.#markets.get(priced.key);
      if (!before?.main || !isOfWholeGame(before)) continue;
      chancesOf(priced, samples).forEach((chance, index) => {
        largest = Math.max(largest, Math.abs(chance - (before.alone.chances[index] ?? chance)));
      });
    }
    return largest;
  }

  /** Puts new prices up. Markets that no longer come are taken down. */
  reprice(result: PriceResult, status: 'open' | 'suspended', sequence: number): string[] {
    const markets = new Map<string, OnBoard>();
    const changed: string[] = [];
    const priced = this.#price(result);
    const ordered = inOrder(priced, result.columns);
    priced.forEach(({ definition, main, prices: alone, chances, pushes }, index) => {
      const before = this.#markets.get(definition.key);
      const prices = withOdds(alone, ordered[index]);
      const likeliest = chances.map((chance, place) => Math.max(chance, prices.chances[place] ?? 0));
      const offered = offeredPrices(this.#terms, definition, main, prices, likeliest);
      const shown = offered.odds === prices.odds ? prices : offered;
      const own = marketStatus(this.#terms, definition.key, status);
      const boosted = boostedIn(shown);
      const standing = {
        main,
        status: own,
        sequence,
        alone,
        prices,
        likeliest,
        newest: chances,
        pushes,
        shown,
        isPast: false,
        gone: goneFrom(definition, { shown, newest: chances }, result.samples, before),
        boosted,
        isStopped: whetherStopped(this.#terms, definition.key),
      };
      const isSame = before !== undefined && looksAlike(before, standing);
      const put = isSame ? stillUp(before, standing) : putUp(definition, standing, before);
      markets.set(put.key, put);
      if (!isSame) changed.push(put.key);
    });
    for (const key of this.#markets.keys()) if (!markets.has(key)) changed.push(key);
    const columns = new Map([...result.columns, ...result.ownColumns]);
    this.#sampleCount = result.samples;
    this.#areGroupsShut = result.areGroupsShut ?? false;
    this.#samples = new EventSamples(columns, (key) => this.#definition(key));
    this.#put(markets, changed, { asides: result.asides, usedUp: [] });
    this.#held = new HeldLines(result, this.#terms);
    return changed;
  }

  /** Each market alone; those that cannot be sold are left out. */
  #price(result: PriceResult) {
    return result.markets.flatMap((priced) => {
      const definition = this.#definition(priced.key);
      if (!definition) return [];
      const prices = priceMarket(definition, priced, result.samples, this.#markets.get(priced.key)?.alone);
      if (prices.odds.every((odds) => odds === undefined)) return [];
      const { main } = priced;
      const chances = chancesOf(priced, result.samples);
      return [{ definition, main, prices, chances, pushes: pushChances(priced, result.samples) }];
    });
  }

  setStatus(status: 'open' | 'suspended', sequence: number): string[] {
    return this.#each((market) => {
      const own = marketStatus(this.#terms, market.key, status);
      return market.status === own ? undefined : { ...market, status: own, sequence };
    });
  }

  /** The game has moved on from the moment its prices are of. */
  setPast(sequence: number): string[] {
    return this.#each((market) => (market.isPast ? undefined : { ...market, isPast: true, sequence }));
  }

  /** Shows every market by other terms, or only the one whose terms are others. */
  setTerms(terms: BookTerms, status: 'open' | 'suspended', sequence: number, only?: string): string[] {
    this.#terms = terms;
    return this.#each((market) => {
      const { key, main, prices, likeliest } = market;
      const definition = only === undefined || key === only ? this.#definition(key) : undefined;
      if (!definition) return undefined;
      const own = marketStatus(terms, key, status);
      const shown = offeredPrices(terms, definition, main, prices, likeliest);
      const gone = goneFrom(definition, { shown, newest: market.newest }, this.#sampleCount, market);
      const isStopped = whetherStopped(terms, key);
      const put = { ...market, status: own, sequence, shown, gone, boosted: boostedIn(shown), isStopped };
      return looksAlike(market, put) ? undefined : put;
    });
  }

  /** Takes markets down. */
  remove(keys: Iterable<string>): string[] {
    const markets = new Map(this.#markets);
    const removed = [...keys].filter((key) => {
      this.#held.remove(key);
      return markets.delete(key);
    });
    if (removed.length > 0) this.#put(markets, removed, { usedUp: this.#usedUp(removed, markets) });
    return removed;
  }

  /** With those before them. @param left the markets that stay */
  #usedUp(removed: readonly string[], left: ReadonlyMap<string, OnBoard>): readonly MarketHead[] {
    const families = new Set([...left.values()].map(({ family }) => family));
    const lines = removed.flatMap((key) => this.#markets.get(key) ?? []).filter(({ hasLine }) => hasLine);
    return [...this.#shown.usedUp, ...lines.filter(({ family }) => !families.has(family))];
  }

  /** Changes some markets. */
  #each(change: (market: OnBoard) => OnBoard | undefined): string[] {
    const changed: string[] = [];
    const markets = new Map<string, OnBoard>();
    for (const [key, market] of this.#markets) {
      const other = change(market);
      markets.set(key, other ?? market);
      if (other) changed.push(key);
    }
    if (changed.length > 0) this.#put(markets, changed);
    return changed;
  }

  #viewOf(market: OnBoard): MarketView | undefined {
    const definition = this.#definition(market.key);
    return definition && pricedMarketView(this.#eventId, definition, market);
  }

  /** Among the selections of its market; -1 where there is none of the kind. */
  #placeOf({ marketKey, selectionKey }: JointLeg): number {
    return this.#definition(marketKey)?.selections.findIndex(({ key }) => key === selectionKey) ?? -1;
  }

  #definition(key: string): MarketDefinition<Outcomes> | undefined {
    return this.#model.market(key, this.#sides);
  }

  #put(markets: ReadonlyMap<string, OnBoard>, changed: readonly string[], beside?: Partial<Beside>): void {
    this.#markets = markets;
    this.#shown = this.#shown.after(markets, changed, beside);
    if (markets.size === 0) this.#samples = undefined;
  }
}

/** The same prices where none is another. */
function withOdds(prices: MarketPrices, odds: MarketPrices['odds'] = prices.odds): MarketPrices {
  return odds.every((price, place) => price === prices.odds[place]) ? prices : { ...prices, odds };
}
