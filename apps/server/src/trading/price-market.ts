import { impliedChance } from '@fairline/money/float.ts';
import { compareOdds, type Odds, odds } from '@fairline/money/odds.ts';
import { quoteMarket } from '@fairline/pricing/quote.ts';
import { highestChance } from '@fairline/pricing/sampled-chance.ts';
import type { MarketDefinition, MarketType, Outcomes } from '@fairline/sports/market-definition.ts';
import { booksumOf } from './booksum.ts';
import type { PricedMarket } from './simulator.ts';

/** Below this many winning samples the chance is noise, and nothing is offered. */
const FEWEST_SINGLE_WINS = 8;
/** Chances that moved by less are taken for still: prices do not flicker with the samples. */
const STILL = 0.003;
/** Small chances move by less than that: of them this part, which their margin covers, and half of the luck it allows for. */
const STILL_PART = 0.25;
/** In a field most chances are small. */
const STILL_PART_IN_FIELD = 0.15;

/**
 * No longshot's price is better than fair by less luck in the samples than that, in standard deviations: of hundreds of longshots
 * some are always seen too seldom.
 */
const LUCK = 3;
/** Its longshots share their margin with many. */
const LUCK_IN_FIELD = 4;
/** What is likelier is priced by its margin alone, but never longer than this. */
const LONGSHOT = 0.1;

/** What is likelier than that and has no price is too certain for one. */
const ALL_BUT_CERTAIN = 0.9;
/**
 * Where whoever has a price wins less often than that, all but one selection would be sold to lose: nothing is. A yes that is
 * sold without its no is usual, of a thing that hardly ever happens.
 */
const LEAST_PRICED = 0.1;

/** The shortest price of what is no main line, -10000: whoever looks for more of them finds lists of what says nothing. */
const SHORTEST_ASIDE = odds(1n, 100n);
/** Standard errors that the chance of a favourite may be out by without its price being better than fair. */
const ERRORS = 2;

const MAIN_TYPES: readonly MarketType[] = ['MONEYLINE', 'THREE_WAY_MONEYLINE', 'SPREAD', 'TOTAL'];

type MarketKind = Pick<MarketDefinition<Outcomes>, 'type' | 'classification'>;

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
  const atLeast = chances.map((chance, index) => Math.max(chance, surely(priced, index, samples)));
  if (before && stayed(before, { priced, chances, atLeast, part: stillPart(definition) })) return before;
  const luck = definition.type === 'OUTRIGHT' ? LUCK_IN_FIELD : LUCK;
  const quoted = quoteMarket(
    chances,
    booksumOf(definition, priced.main),
    definition.winners,
    atLeast.map((least, index) => Math.max(least, despiteLuck(priced, index, samples, luck))),
  );
  const shortest = priced.main && isOfWholeGame(definition) ? undefined : SHORTEST_ASIDE;
  const sold = quoted.map((price, index) =>
    canBeSold(priced, index) && !(price && shortest && compareOdds(price, shortest) < 0) ? price : undefined,
  );
  return { odds: saysEnough(definition, sold, chances) ? sold : sold.map(() => undefined), chances };
}

function stillPart({ type }: MarketKind): number {
  return type === 'OUTRIGHT' ? STILL_PART_IN_FIELD : STILL_PART;
}

/**
 * What a price of a favourite says at least: its chance, had some samples fewer spoken against it. Near certainty these are few, and
 * by what luck they are more or fewer than on average is more than the margin. Their square root varies by a half, however many.
 */
function surely({ wins, pushes }: PricedMarket, index: number, samples: number): number {
  const action = samples - (pushes[index] ?? 0);
  const against = action - (wins[index] ?? 0);
  if (against >= (1 - ALL_BUT_CERTAIN) * action) return 0;
  return 1 - Math.max(0, Math.sqrt(against) - ERRORS / 2) ** 2 / action;
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

interface Counted {
  readonly priced: PricedMarket;
  readonly chances: readonly number[];
  /** What the price of each says at the least. */
  readonly atLeast: readonly number[];
  /** By which part a small chance moves. */
  readonly part: number;
}

function stayed(before: MarketPrices, { priced, chances, atLeast, part }: Counted): boolean {
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
        : canBeSold(priced, index) && impliedChance(price) >= (atLeast[index] ?? 0),
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

/** The least that a price says, luck of so many standard deviations allowed for: it rises with the chance. */
function despiteLuck(priced: PricedMarket, index: number, samples: number, deviations: number): number {
  const action = samples - (priced.pushes[index] ?? 0);
  // Of a line that most samples push few tell which side wins.
  const most = action < samples / 2 ? 1 : LONGSHOT;
  const chance = Math.min(chanceOf(priced, index, samples), most);
  return action <= 0 ? 0 : highestChance(chance, action, deviations);
}

/** Whether a market is a main line of the whole game, by its type; a special of the next play moves by as much as it likes. */
export function isOfWholeGame({ type, classification }: MarketKind): boolean {
  return classification === 'game' && MAIN_TYPES.includes(type);
}

function canBeSold({ wins, shut }: PricedMarket, index: number): boolean {
  return (wins[index] ?? 0) >= FEWEST_SINGLE_WINS && !shut?.includes(index);
}
