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
 * @throws RangeError for fewer than two prices, a price outside 0 to 1, and prices of which the method makes no chances: more
 * taken off a long shot than it has, a sure thing beside others
 */
export function removeOverround(prices: readonly number[], method: OverroundMethod): number[] {
  checkMarket(prices);
  const fair = withoutOverround(prices, method);
  if (fair.every(isProbability) && Math.abs(sum(fair) - 1) < TOLERANCE) return fair;
  throw new RangeError(`the ${method} method finds no fair chances in ${prices.join(', ')}`);
}

/** How far from 1 the sum of fair chances may be for all that the search for them leaves. */
const TOLERANCE = 1e-6;

function withoutOverround(prices: readonly number[], method: OverroundMethod): number[] {
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
      // Nothing is left for insiders.
      if (booksum <= 1) return withoutOverround(prices, 'multiplicative');
      const insiders = shinInsiders(prices);
      return prices.map((price) => shinProbability(price, booksum, insiders));
    }
  }
}

/**
 * Prices (implied probabilities that sum to `booksum`) from fair probabilities that sum to 1.
 * @param booksum the one wanted, e.g. 1.0476 for -110 / -110
 * @throws RangeError for fewer than two selections, a probability outside 0 to 1, a booksum below 1, and one that the method
 * reaches with a price above 1 alone
 */
export function addOverround(
  probabilities: readonly number[],
  booksum: number,
  method: OverroundMethod,
): number[] {
  checkMarket(probabilities);
  if (!(booksum >= 1)) throw new RangeError(`a booksum must be at least 1, got ${booksum}`);
  const prices = withOverround(probabilities, booksum, method);
  if (prices.every(isProbability)) return prices;
  throw new RangeError(`the ${method} method prices ${probabilities.join(', ')} beyond certainty`);
}

function withOverround(probabilities: readonly number[], booksum: number, method: OverroundMethod): number[] {
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

/** Enough for prices of 0.9999 on every selection. */
const MOST_EXPONENT = 10_000;
/** All but all of the money. */
const MOST_INSIDERS = 1 - 1e-9;

/** The k of the power method: the sum of p^k over the market is `target`. */
export function powerExponent(values: readonly number[], target: number): number {
  return bisect((k) => target - sum(values.map((value) => value ** k)), 0, MOST_EXPONENT);
}

/** Shin's z, the share of money staked by insiders, at which the fair probabilities sum to 1. */
export function shinInsiders(prices: readonly number[]): number {
  const booksum = sum(prices);
  if (booksum <= 1) return 0;
  return bisect((z) => 1 - sum(prices.map((price) => shinProbability(price, booksum, z))), 0, MOST_INSIDERS);
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
    if (!isProbability(value)) throw new RangeError(`not a probability: ${value}`);
  }
}

function isProbability(value: number): boolean {
  return value >= 0 && value <= 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
