import type { Odds } from '@fairline/money/odds.ts';
import { quoteMarket } from '@fairline/pricing/quote.ts';
import type { MarketDefinition, Outcomes } from '@fairline/sports/market-definition.ts';
import { booksumOf } from './booksum.ts';
import { impliedChance } from './implied-chance.ts';
import type { PricedMarket } from './simulator.ts';

/** Below this many winning samples the chance is noise, and nothing is offered. */
const FEWEST_WINS = 8;
/** Chances that moved by less are taken for still: prices do not flicker with the samples. */
const STILL = 0.003;
/** Small chances move by less than that: of them this part, which their margin covers. */
const STILL_PART = 0.25;
/** In a field most chances are small. */
const STILL_PART_IN_FIELD = 0.15;

/** What is likelier than that and has no price is too certain for one. */
const ALL_BUT_CERTAIN = 0.9;
/**
 * Where whoever has a price wins less often than that, all but one selection would be sold to lose: nothing is. A yes that is
 * sold without its no is usual, of a thing that hardly ever happens.
 */
const LEAST_PRICED = 0.1;

/** The prices of a market's selections, in order, and the chances they were made from. */
export interface MarketPrices {
  readonly odds: readonly (Odds | undefined)[];
  readonly chances: readonly number[];
  /** What the market itself would pay, of selections that an operator's price makes pay more. */
  readonly was?: readonly (Odds | undefined)[];
}

/**
 * Prices a market; answers `before` itself when no chance has moved enough since, and none of its prices would be better than
 * fair by now, which a longshot's could.
 * @param samples how many samples the counts are of
 */
export function priceMarket(
  definition: MarketDefinition<Outcomes>,
  priced: PricedMarket,
  samples: number,
  before: MarketPrices | undefined,
): MarketPrices {
  const chances = chancesOf(priced, samples);
  const part = definition.type === 'OUTRIGHT' ? STILL_PART_IN_FIELD : STILL_PART;
  if (before && stayed(before, chances, priced, part)) return before;
  const odds = quoteMarket(chances, booksumOf(definition, priced.main), definition.winners);
  const sold = odds.map((price, index) => (canBeSold(priced, index) ? price : undefined));
  return { odds: saysEnough(definition, sold, chances) ? sold : sold.map(() => undefined), chances };
}

/** Whether what has a price wins often enough. */
function saysEnough(
  { type, winners }: MarketDefinition<Outcomes>,
  odds: MarketPrices['odds'],
  chances: readonly number[],
): boolean {
  if (winners !== 1 || type === 'YES_NO') return true;
  return chances.reduce((sum, chance, index) => (odds[index] ? sum + chance : sum), 0) >= LEAST_PRICED;
}

function stayed(
  before: MarketPrices,
  chances: readonly number[],
  priced: PricedMarket,
  part: number,
): boolean {
  const hasPrices = before.odds.some((price) => price !== undefined);
  return (
    before.chances.length === chances.length &&
    chances.every((chance, index) => {
      const was = before.chances[index] ?? 0;
      const moved = Math.abs(chance - was);
      return moved < STILL && moved <= part * was;
    }) &&
    before.odds.every((price, index) =>
      price === undefined
        ? !hasPrices || !canBeSold(priced, index) || (chances[index] ?? 0) > ALL_BUT_CERTAIN
        : canBeSold(priced, index) && impliedChance(price) >= (chances[index] ?? 0),
    )
  );
}

/** The chance of each selection to win, pushes left out. @param samples how many samples the counts are of */
export function chancesOf(priced: PricedMarket, samples: number): number[] {
  return priced.wins.map((_, index) => chanceOf(priced, index, samples));
}

/** The chance of each selection to push; undefined where none does. @param samples how many samples the counts are of */
export function pushChances({ pushes }: PricedMarket, samples: number): readonly number[] | undefined {
  return pushes.some((count) => count > 0) ? pushes.map((count) => count / samples) : undefined;
}

function chanceOf({ wins, pushes }: PricedMarket, index: number, samples: number): number {
  const action = samples - (pushes[index] ?? 0);
  return action <= 0 ? 0 : (wins[index] ?? 0) / action;
}

function canBeSold({ wins, shut }: PricedMarket, index: number): boolean {
  return (wins[index] ?? 0) >= FEWEST_WINS && !shut?.includes(index);
}
