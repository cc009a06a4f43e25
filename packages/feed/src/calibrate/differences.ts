/** How far prices are from the market's, in percentage points. */
export interface DifferenceLine {
  readonly market: string;
  readonly prices: number;
  /** Mean of the absolute differences. */
  readonly meanAbsolute: number;
  /** Mean of the differences: above 0 where the model says more than the market. */
  readonly mean: number;
}

interface Sum {
  prices: number;
  absolute: number;
  signed: number;
}

/** Adds up differences by market. */
export class Differences {
  readonly #sums = new Map<string, Sum>();

  add(market: string, model: number, theirs: number): void {
    const sum = this.#sums.get(market) ?? { prices: 0, absolute: 0, signed: 0 };
    sum.prices++;
    sum.absolute += Math.abs(model - theirs);
    sum.signed += model - theirs;
    this.#sums.set(market, sum);
  }

  /** The worst first. */
  lines(): DifferenceLine[] {
    return [...this.#sums]
      .map(([market, { prices, absolute, signed }]) => ({
        market,
        prices,
        meanAbsolute: percent(absolute / prices),
        mean: percent(signed / prices),
      }))
      .sort((one, other) => other.meanAbsolute - one.meanAbsolute);
  }

  /** The mean over markets, each counting the same. */
  meanAbsolute(): number {
    const lines = this.lines();
    return round(lines.reduce((sum, line) => sum + line.meanAbsolute, 0) / Math.max(1, lines.length));
  }
}

export function percent(share: number): number {
  return round(share * 100);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
