import type { BookTerms } from './book-terms.ts';
import { FEWEST_JOINT_WINS } from './joint-price.ts';
import { chancesOf, pushChances } from './price-market.ts';
import type { PricedMarket, PriceResult } from './simulator.ts';
import type { JointWay, MarketExposure } from './trading.ts';

/** Of more markets that open bets are on, those are held that could cost most. */
const MOST_HELD = 100;

/** Keys of the markets that open bets are on: what is worth something to somebody, whether it is sold or not. */
export function heldKeys({ exposure }: BookTerms): string[] {
  const held = [...exposure].filter(([, { losses }]) => losses.size > 0);
  const sorted = held.length > MOST_HELD ? held.sort((one, other) => byLoss(one[1], other[1])) : held;
  return sorted.slice(0, MOST_HELD).map(([key]) => key);
}

function byLoss(one: MarketExposure, other: MarketExposure): number {
  return Number(mostOf(other) - mostOf(one));
}

function mostOf({ losses }: MarketExposure): bigint {
  return [...losses.values()].reduce((most, loss) => (loss > most ? loss : most), 0n);
}

/** What the newest samples say of the markets that open bets are on, be they on the board or not. */
export class HeldLines {
  readonly #markets: Map<string, PricedMarket>;
  readonly #samples: number;

  constructor(
    { markets, held = [], samples }: Pick<PriceResult, 'markets' | 'held' | 'samples'>,
    terms: BookTerms,
  ) {
    const keys = new Set(heldKeys(terms));
    const kept = [...markets, ...held].filter(({ key }) => keys.has(key));
    this.#markets = new Map(kept.map((market) => [market.key, market]));
    this.#samples = samples;
  }

  has(key: string): boolean {
    return this.#markets.has(key);
  }

  remove(key: string): void {
    this.#markets.delete(key);
  }

  /**
   * How a selection may end without a loss; none where it loses in all samples. Undefined for one that is not held, that is shut, and
   * that wins too seldom for its chance to be known.
   * @param place among the selections of its market
   */
  ways(key: string, place: number): readonly JointWay[] | undefined {
    const market = this.#markets.get(key);
    const wins = market?.wins[place] ?? 0;
    if (!market || market.shut?.includes(place)) return undefined;
    if (wins === 0 && market.pushes[place] === 0) return [];
    if (wins < FEWEST_JOINT_WINS) return undefined;
    const push = pushChances(market, this.#samples)?.[place] ?? 0;
    const chance = (chancesOf(market, this.#samples)[place] ?? 0) * (1 - push);
    const all = { pushed: 0, chance };
    return push > 0 ? [all, { pushed: 1, chance: push }] : [all];
  }
}

/** Of what has no samples nothing is held. */
export const NOTHING_HELD: Pick<PriceResult, 'markets' | 'samples'> = { markets: [], samples: 0 };
