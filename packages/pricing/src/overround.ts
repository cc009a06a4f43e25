import { bisect } from './bisect.ts';

/**
 * Ways to share the overround among the selections of a market. All are inverse pairs: what `add` puts in, `remove` takes
 * out. Sources: P. Štrumbelj, "On determining probability forecasts from betting odds" (2014); S. Clarke et al., "Adjusting
 * bookmaker's odds to allow for overround" (2017); H. S. Shin, "Measuring the incidence of insider trading" (1993).
 */
export type OverroundMethod = 'multiplicative' | 'additive' | 'power' | 'shin';

/**
 * Fair probabilities from prices.
 * @param prices implied probabilities (1 / decimal odds) of every selection of the market
 * @throws RangeError for fewer than two prices or a price outside 0 to 1
 */
export function removeOverround(prices: readonly number[], method: OverroundMethod): number[] {
  checkMarket(prices);
  const booksum = sum(prices);
  switch (method) {
    case 'multiplicative':
      return prices.map((price) => price / booksum);
    case 'additive':
      return prices.map((price) => price - (booksum - 1) / prices.length);
    case 'power': {
      const exponent = powerExponent(prices, 1);
      return prices.map((price) => price ** exponent);
    }
    case 'shin': {
      const insiders = shinInsiders(prices);
      return prices.map((price) => shinProbability(price, booksum, insiders));
    }
  }
}

/**
 * Prices (implied probabilities that sum to `booksum`) from fair probabilities that sum to 1.
 * @param booksum the one wanted, e.g. 1.0476 for -110 / -110
 * @throws RangeError for fewer than two selections, a probability outside 0 to 1 or a booksum below 1
 */
export function addOverround(
  probabilities: readonly number[],
  booksum: number,
  method: OverroundMethod,
): number[] {
  checkMarket(probabilities);
  if (!(booksum >= 1)) throw new RangeError(`a booksum must be at least 1, got ${booksum}`);
  switch (method) {
    case 'multiplicative':
      return probabilities.map((p) => p * booksum);
    case 'additive':
      return probabilities.map((p) => p + (booksum - 1) / probabilities.length);
    case 'power': {
      const exponent = powerExponent(probabilities, booksum);
      return probabilities.map((p) => p ** exponent);
    }
    case 'shin':
      return shinPrices(probabilities, booksum);
  }
}

/** The k of the power method: the sum of p^k over the market is `target`. */
export function powerExponent(values: readonly number[], target: number): number {
  return bisect((k) => target - sum(values.map((value) => value ** k)), 0, 64);
}

/** Shin's z, the share of money staked by insiders, at which the fair probabilities sum to 1. */
export function shinInsiders(prices: readonly number[]): number {
  const booksum = sum(prices);
  if (booksum <= 1) return 0;
  return bisect((z) => 1 - sum(prices.map((price) => shinProbability(price, booksum, z))), 0, 0.9);
}

function shinProbability(price: number, booksum: number, z: number): number {
  const root = Math.sqrt(z * z + (4 * (1 - z) * price * price) / booksum);
  return (root - z) / (2 * (1 - z));
}

/** Shin forward: price_i = y_i * sum(y) with y_i = sqrt(z p_i + (1 - z) p_i^2); z is found for the booksum wanted. */
function shinPrices(probabilities: readonly number[], booksum: number): number[] {
  const at = (z: number) => {
    const roots = probabilities.map((p) => Math.sqrt(z * p + (1 - z) * p * p));
    const total = sum(roots);
    return roots.map((root) => root * total);
  };
  return at(bisect((z) => sum(at(z)) - booksum, 0, 1));
}

function checkMarket(values: readonly number[]): void {
  if (values.length < 2) throw new RangeError('a market needs at least two selections');
  for (const value of values) {
    if (!(value >= 0 && value <= 1)) throw new RangeError(`not a probability: ${value}`);
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
