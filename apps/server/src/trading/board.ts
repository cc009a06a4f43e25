import type { AnySportModel, MarketDefinition, MarketType, Outcomes, Sides } from '@fairline/sports/sport.ts';
import { type BookTerms, marketStatus, offeredPrices, PLAIN_TERMS } from './book-terms.ts';
import { EventSamples } from './event-samples.ts';
import type { PricedLeg } from './joint-price.ts';
import { chancesOf, type MarketPrices, priceMarket } from './price-market.ts';
import { inOrder } from './price-order.ts';
import type { FamilyOnBoard, PriceResult } from './simulator.ts';
import type { JointLeg, MarketView } from './trading.ts';
import { looksAlike, pricedMarketView, withStatus } from './views.ts';

interface OnBoard {
  readonly view: MarketView;
  readonly definition: MarketDefinition<Outcomes>;
  /** As the samples have them, in order with all others of the event. */
  readonly prices: MarketPrices;
  /** The same as they were made for the market alone. */
  readonly alone: MarketPrices;
}

/** A special of the next play moves by as much as it likes. */
const MAIN_TYPES: readonly MarketType[] = ['MONEYLINE', 'THREE_WAY_MONEYLINE', 'SPREAD', 'TOTAL'];

/** The markets of one event that are on offer, in their order. Every change says which markets it changed. */
export class Board {
  readonly #eventId: string;
  readonly #model: AnySportModel;
  readonly #sides: Sides;
  #markets = new Map<string, OnBoard>();
  #views: readonly MarketView[] = [];
  /** Those that made the prices on the board. */
  #samples: EventSamples | undefined;
  #terms = PLAIN_TERMS;

  constructor(eventId: string, model: AnySportModel, sides: Sides) {
    this.#eventId = eventId;
    this.#model = model;
    this.#sides = sides;
  }

  get views(): readonly MarketView[] {
    return this.#views;
  }

  market(key: string): MarketView | undefined {
    return this.#markets.get(key)?.view;
  }

  /** A selection that is on sale, with the samples behind its price. */
  leg({ marketKey, selectionKey }: JointLeg): PricedLeg | undefined {
    const selection = this.market(marketKey)?.selections.find((one) => one.selectionKey === selectionKey);
    if (selection?.status !== 'open' || !selection.odds) return undefined;
    const sampled = this.#samples?.leg({ marketKey, selectionKey });
    return sampled && { ...sampled, odds: selection.odds };
  }

  keys(): string[] {
    return [...this.#markets.keys()];
  }

  /** Families of lines, for the simulator to keep. */
  families(): FamilyOnBoard[] {
    const families = new Map<string, { main: string; keys: string[] }>();
    for (const { view } of this.#markets.values()) {
      if (view.selections[0]?.points === undefined) continue;
      const family = families.get(view.family) ?? { main: '', keys: [] };
      family.keys.push(view.key);
      if (view.main) family.main = view.key;
      families.set(view.family, family);
    }
    return [...families].map(([family, { main, keys }]) => ({ family, main, keys }));
  }

  /** The most that the chance of a main price moves with new ones, in points, 0 to 1. */
  largestMove({ markets, samples }: PriceResult): number {
    let largest = 0;
    for (const priced of markets) {
      const before = this.#markets.get(priced.key);
      if (!before?.view.main || !isOfWholeGame(before.view)) continue;
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
    const inOrderOdds = inOrder(priced, result.columns);
    priced.forEach(({ definition, main, prices: alone }, index) => {
      const { key } = definition;
      const before = this.#markets.get(key);
      const prices = { ...alone, odds: inOrderOdds[index] ?? alone.odds };
      const put = this.#onBoard(definition, main, { prices, alone }, status, sequence);
      const same = before && looksAlike(before.view, put.view);
      markets.set(key, same ? { ...put, view: before.view } : put);
      if (!same) changed.push(key);
    });
    for (const key of this.#markets.keys()) if (!markets.has(key)) changed.push(key);
    this.#samples = new EventSamples(result.columns, (key) => this.#model.market(key, this.#sides));
    this.#put(markets);
    return changed;
  }

  /** Each market alone; those that cannot be sold are left out. */
  #price(result: PriceResult) {
    return result.markets.flatMap((priced) => {
      const definition = this.#model.market(priced.key, this.#sides);
      if (!definition) return [];
      const prices = priceMarket(definition, priced, result.samples, this.#markets.get(priced.key)?.alone);
      if (prices.odds.every((odds) => odds === undefined)) return [];
      return [{ definition, main: priced.main, prices, chances: chancesOf(priced, result.samples) }];
    });
  }

  setStatus(status: 'open' | 'suspended', sequence: number): string[] {
    return this.#each(({ view, ...rest }) => {
      const own = marketStatus(this.#terms, view.key, status);
      return view.status === own ? undefined : { ...rest, view: withStatus(view, own, sequence) };
    });
  }

  /** Shows every market by other terms, or only the one whose terms are others. */
  setTerms(terms: BookTerms, status: 'open' | 'suspended', sequence: number, only?: string): string[] {
    this.#terms = terms;
    return this.#each(({ view, definition, ...made }) => {
      if (only !== undefined && view.key !== only) return undefined;
      const put = this.#onBoard(definition, view.main, made, status, sequence);
      return looksAlike(view, put.view) ? undefined : put;
    });
  }

  /** Takes markets down. */
  remove(keys: Iterable<string>): string[] {
    const markets = new Map(this.#markets);
    const removed = [...keys].filter((key) => markets.delete(key));
    if (removed.length > 0) this.#put(markets);
    return removed;
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
    if (changed.length > 0) this.#put(markets);
    return changed;
  }

  #onBoard(
    definition: MarketDefinition<Outcomes>,
    main: boolean,
    { prices, alone }: Pick<OnBoard, 'prices' | 'alone'>,
    status: 'open' | 'suspended',
    sequence: number,
  ): OnBoard {
    const own = marketStatus(this.#terms, definition.key, status);
    const offered = offeredPrices(this.#terms, definition, main, prices);
    return {
      view: pricedMarketView(this.#eventId, definition, main, offered, own, sequence),
      definition,
      prices,
      alone,
    };
  }

  #put(markets: Map<string, OnBoard>): void {
    this.#markets = markets;
    this.#views = [...markets.values()].map(({ view }) => view);
    if (markets.size === 0) this.#samples = undefined;
  }
}

function isOfWholeGame({ type, classification }: MarketView): boolean {
  return classification === 'game' && MAIN_TYPES.includes(type);
}
