import { compareOdds, type Odds, odds } from '@fairline/money/odds.ts';

/** Stretches of the American ladder: every price from the end of the stretch before up to `to`, `step` apart. */
const STRETCHES = [
  { to: 500, step: 5 },
  { to: 1_000, step: 10 },
  { to: 2_500, step: 50 },
  { to: 5_000, step: 100 },
  { to: 10_000, step: 500 },
  { to: 25_000, step: 1_000 },
  { to: 50_000, step: 5_000 },
] as const;

/** Favourites end at -50000 (1.002), where underdogs end at +50000. */
const SHORTEST = 50_000;

interface Rung {
  readonly odds: Odds;
  /** The probability at which this price is fair. A float: it only chooses the rung. */
  readonly fair: number;
}

/** Shortest price first, so that `fair` falls along the ladder. */
const RUNGS: readonly Rung[] = [...favourites(), ...underdogs()];

/**
 * The longest price of the ladder that is not better than fair for this probability: rounding always goes against the
 * bettor, and prices beyond the top are cut to it.
 * @param probability overround included, between 0 and 1
 * @returns undefined when there is no price to offer: the probability is not above 0, or the fair price is shorter than
 * the shortest rung
 */
export function ladderOdds(probability: number): Odds | undefined {
  if (!(probability > 0)) return undefined;
  let low = 0;
  let high = RUNGS.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fairAt(middle) >= probability) low = middle + 1;
    else high = middle;
  }
  return RUNGS[low - 1]?.odds;
}

/** The longest price of the ladder that is no longer than this one, exactly; undefined below the shortest rung. */
export function ladderAtMost(price: Odds): Odds | undefined {
  let low = 0;
  let high = RUNGS.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const rung = RUNGS[middle];
    if (rung && compareOdds(rung.odds, price) <= 0) low = middle + 1;
    else high = middle;
  }
  return RUNGS[low - 1]?.odds;
}

/** Every price of the ladder, shortest first. */
export function ladder(): readonly Odds[] {
  return RUNGS.map((rung) => rung.odds);
}

function fairAt(index: number): number {
  return RUNGS[index]?.fair ?? 0;
}

function favourites(): Rung[] {
  return americanSteps()
    .filter((price) => price > 100 && price <= SHORTEST)
    .reverse()
    .map((price) => rung(100, price));
}

function underdogs(): Rung[] {
  return americanSteps().map((price) => rung(price, 100));
}

function rung(numerator: number, denominator: number): Rung {
  return {
    odds: odds(BigInt(numerator), BigInt(denominator)),
    fair: denominator / (numerator + denominator),
  };
}

/** 100, 105 … 500, 510 … 50000 */
function americanSteps(): number[] {
  const prices = [100];
  let price = 100;
  for (const { to, step } of STRETCHES) {
    while (price < to) {
      price += step;
      prices.push(price);
    }
  }
  return prices;
}
