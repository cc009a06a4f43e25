import type { OnBoard } from './on-board.ts';
import type { MarketHead, MarketView } from './trading.ts';

/** What there is of a board beside its markets. */
export interface Beside {
  readonly asides: number;
  readonly usedUp: readonly MarketHead[];
}

/**
 * The markets of a board at one moment, for its readers. Hundreds of events have hundreds of markets, of which few are looked
 * at: what people read of a market is made when it is read.
 */
export class ShownMarkets {
  readonly #markets: ReadonlyMap<string, OnBoard>;
  readonly #make: (market: OnBoard) => MarketView | undefined;
  /** What was made so far. */
  readonly #views: Map<string, MarketView>;
  #all: readonly MarketView[] | undefined;
  /** Families that will be on the board once somebody looks at the event. */
  readonly #asides: number;
  /** Lines that were the last of their families when they were decided: others may come with the next prices. */
  readonly usedUp: readonly MarketHead[];

  constructor(
    markets: ReadonlyMap<string, OnBoard>,
    make: (market: OnBoard) => MarketView | undefined,
    { asides = 0, usedUp = [] }: Partial<Beside> = {},
    views = new Map<string, MarketView>(),
  ) {
    this.#markets = markets;
    this.#make = make;
    this.#asides = asides;
    this.usedUp = usedUp;
    this.#views = views;
  }

  get all(): readonly MarketView[] {
    this.#all ??= [...this.#markets.keys()].flatMap((key) => this.market(key) ?? []);
    return this.#all;
  }

  /** Those with anything to sell. */
  get onOffer(): readonly MarketHead[] {
    return [...this.#markets.values()].filter(({ shown }) => shown.odds.some((odds) => odds !== undefined));
  }

  /** How many bets there are: the lines of one are one. The same before somebody looks at the event as after. */
  get betCount(): number {
    return new Set(this.onOffer.map(({ family }) => family)).size + this.#asides;
  }

  market(key: string): MarketView | undefined {
    const known = this.#views.get(key);
    if (known) return known;
    const market = this.#markets.get(key);
    const view = market && this.#make(market);
    if (view) this.#views.set(key, view);
    return view;
  }

  /** The markets of a later moment, with what was made of those that have not changed. */
  after(
    markets: ReadonlyMap<string, OnBoard>,
    changed: readonly string[],
    { asides = markets.size === 0 ? 0 : this.#asides, usedUp = this.usedUp }: Partial<Beside> = {},
  ): ShownMarkets {
    const views = new Map(this.#views);
    for (const key of changed) views.delete(key);
    return new ShownMarkets(markets, this.#make, { asides, usedUp }, views);
  }

  /** The same without what was made, which is made again when it is read again. */
  unread(): ShownMarkets {
    return new ShownMarkets(this.#markets, this.#make, { asides: this.#asides, usedUp: this.usedUp });
  }
}
