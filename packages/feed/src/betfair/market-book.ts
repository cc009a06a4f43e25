import type { MarketChange, MarketDefinition, RunnerChange } from './change-message.ts';

/** Money at each price, and for streams that tell depth by place, price and money at each place. */
interface Ladder {
  readonly byPrice: Map<number, number>;
  readonly byPlace: Map<number, { readonly price: number; readonly money: number }>;
}

interface Runner {
  readonly back: Ladder;
  readonly lay: Ladder;
}

/** The best to back and to lay of a runner, as decimal prices. */
export interface BestPrices {
  readonly back: number;
  readonly lay: number;
}

/** Prices of which the best lay is more than this many times the best back say nothing. */
const WIDEST = 1.35;

/** One market of the exchange as its images and changes say it is. */
export class MarketBook {
  readonly id: string;
  readonly #runners = new Map<number, Runner>();
  #definition: MarketDefinition | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** Undefined until it was told. */
  get definition(): MarketDefinition | undefined {
    return this.#definition;
  }

  /** A change of another market changes nothing. */
  apply({ id, img, marketDefinition, rc }: MarketChange): void {
    if (id !== this.id) return;
    if (img) {
      this.#runners.clear();
      this.#definition = undefined;
    }
    if (marketDefinition) this.#definition = marketDefinition;
    for (const change of rc) this.#change(change);
  }

  /** Undefined where there is nobody on either side, or the two cross. */
  best(runner: number): BestPrices | undefined {
    const ladders = this.#runners.get(runner);
    if (!ladders) return undefined;
    const back = Math.max(...pricesIn(ladders.back));
    const lay = Math.min(...pricesIn(ladders.lay));
    const isTwoSided = back > 1 && Number.isFinite(back) && Number.isFinite(lay);
    return isTwoSided && back <= lay ? { back, lay } : undefined;
  }

  /** Between the best price to back and the best to lay, as a chance with what the market as a whole is off by; undefined where they say nothing. */
  chance(runner: number): number | undefined {
    const best = this.best(runner);
    if (!best || best.lay / best.back > WIDEST) return undefined;
    return (1 / best.back + 1 / best.lay) / 2;
  }

  #change({ id, atb, atl, batb, batl }: RunnerChange): void {
    const runner = this.#runners.get(id) ?? { back: newLadder(), lay: newLadder() };
    this.#runners.set(id, runner);
    changePrices(runner.back, atb);
    changePrices(runner.lay, atl);
    changePlaces(runner.back, batb);
    changePlaces(runner.lay, batl);
  }
}

function newLadder(): Ladder {
  return { byPrice: new Map(), byPlace: new Map() };
}

function pricesIn({ byPrice, byPlace }: Ladder): number[] {
  return [...byPrice.keys(), ...[...byPlace.values()].map(({ price }) => price)];
}

/** No money at a price takes it off. */
function changePrices({ byPrice }: Ladder, changes: RunnerChange['atb']): void {
  for (const [price, money] of changes) {
    if (money === 0) byPrice.delete(price);
    else byPrice.set(price, money);
  }
}

function changePlaces({ byPlace }: Ladder, changes: RunnerChange['batb']): void {
  for (const [place, price, money] of changes) {
    if (money === 0) byPlace.delete(place);
    else byPlace.set(place, { price, money });
  }
}
