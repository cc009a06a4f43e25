import type { MarketDefinition } from '@fairline/sports/market-definition.ts';
import type { SoccerOutcomes } from '@fairline/sports/soccer/outcomes.ts';
import { judge } from './chances.ts';
import { Deciles } from './deciles.ts';
import { type DifferenceLine, Differences } from './differences.ts';

/** A market of one game, as the model and the bookmaker priced it. */
export interface PricedBoth {
  readonly market: string;
  readonly definition: MarketDefinition<SoccerOutcomes>;
  readonly model: readonly number[];
  readonly book: readonly number[];
  /** What happened; undefined where that was not counted. */
  readonly real: SoccerOutcomes | undefined;
}

interface Judged {
  readonly model: Deciles;
  readonly book: Deciles;
}

/** Games that are compared with the bookmaker together. */
export class Group {
  games = 0;
  readonly #differences = new Differences();
  readonly #judged = new Map<string, Judged>();

  add({ market, definition, model, book, real }: PricedBoth): void {
    // Of two chances one says it all.
    book.slice(0, book.length === 2 ? 1 : 3).forEach((chance, i) => {
      this.#differences.add(market, model[i] ?? 0, chance);
    });
    if (real === undefined) return;
    const judged = this.#judged.get(market) ?? { model: new Deciles(), book: new Deciles() };
    this.#judged.set(market, judged);
    judge(definition, model, real, judged.model);
    judge(definition, book, real, judged.book);
  }

  /** The worst market first; beside the distance how well the model's and the bookmaker's chances foretold the same games. */
  summary() {
    return {
      games: this.games,
      meanAbsolute: this.#differences.meanAbsolute(),
      markets: this.#differences.lines().map((line) => ({ ...line, ...this.#briers(line) })),
    };
  }

  #briers({ market }: DifferenceLine): { modelBrier?: number; bookBrier?: number } {
    const judged = this.#judged.get(market);
    return judged === undefined ? {} : { modelBrier: judged.model.brier(), bookBrier: judged.book.brier() };
  }
}
