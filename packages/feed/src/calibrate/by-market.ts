import type { MarketDefinition, Outcomes } from '@fairline/sports/market-definition.ts';
import { judge, judgeFirst } from './chances.ts';
import { Deciles } from './deciles.ts';

interface Judged {
  readonly all: Deciles;
  readonly first: Deciles;
}

/** Of markets with fewer chances nothing is printed alone: what happened a few times says nothing of them. */
const LEAST_CHANCES = 100;

/** The chances of many games beside what happened: all together, and of each sort of market alone. */
export class ByMarket {
  readonly #all = new Deciles();
  readonly #byName = new Map<string, Judged>();

  /** @param name of the sort of market, as it is printed */
  add<O extends Outcomes>(
    name: string,
    market: MarketDefinition<O>,
    chances: readonly number[],
    real: O,
  ): void {
    const own = this.#byName.get(name) ?? { all: new Deciles(), first: new Deciles() };
    this.#byName.set(name, own);
    judge(market, chances, real, this.#all);
    judge(market, chances, real, own.all);
    judgeFirst(market, chances, real, own.first);
  }

  /**
   * The figures as they are printed, the worst market of enough chances first; all of them are in those of all together.
   * @param also what is said of each market besides
   */
  summary<T extends object>(also: (judged: Judged) => T) {
    return {
      meanDistance: this.#all.meanDistance(),
      brier: this.#all.brier(),
      deciles: this.#all.lines(),
      markets: [...this.#byName]
        .filter(([, { all }]) => all.count >= LEAST_CHANCES)
        .map(([market, judged]) => ({
          market,
          chances: judged.all.count,
          meanDistance: judged.all.meanDistance(),
          brier: judged.all.brier(),
          ...also(judged),
        }))
        .sort((one, other) => other.meanDistance - one.meanDistance),
    };
  }
}
