import type { MarketChange, RunnerChange } from './change-message.ts';

/** Money at each price, and for streams that tell depth by place, price and money at each place. */
interface Ladder {
  readonly byPrice: Map<number, number>;
  readonly byPlace: Map<number, { readonly price: number; readonly money: number }>;
}

interface Runner {
  readonly back: Ladder;
  readonly lay: Ladder;
}

/** Prices of which the best lay is more than this many times the best back say nothing. */
const WIDEST = 1.35;

/** A market of the exchange as its images and changes say it is. */
export class MarketBook {
  readonly #runners = new Map<number, Runner>();
  #status: 'INACTIVE' | 'OPEN' | 'SUSPENDED' | 'CLOSED' = 'INACTIVE';

  get status() {
    return this.#status;
  }

  apply({ img, marketDefinition, rc }: MarketChange): void {
    if (img) this.#runners.clear();
    if (marketDefinition) this.#status = marketDefinition.status;
    for (const change of rc) this.#change(change);
  }

  /** Between the best price to back and the best to lay, as a chance with what the market as a whole is off by; undefined where they say nothing. */
  chance(runner: number): number | undefined {
    const ladders = this.#runners.get(runner);
    if (!ladders) return undefined;
    const back = Math.max(...pricesIn(ladders.back));
    const lay = Math.min(...pricesIn(ladders.lay));
    const isTwoSided = back > 1 && Number.isFinite(back) && Number.isFinite(lay);
    return isTwoSided && back <= lay && lay / back <= WIDEST ? (1 / back + 1 / lay) / 2 : undefined;
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
