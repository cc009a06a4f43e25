import { impliedChance } from '@fairline/money/float.ts';
import type { Odds } from '@fairline/money/odds.ts';
import type { MeasureColumn } from '@fairline/sports/count-marks.ts';
import type { MarketDefinition, Outcomes } from '@fairline/sports/market-definition.ts';
import { RANKS } from './mark-ranks.ts';
import { type PackedColumn, unpackColumn } from './packed-column.ts';
import type { MarketPrices } from './price-market.ts';

/** A market with the prices made for it alone. */
export interface AlonePriced {
  readonly definition: MarketDefinition<Outcomes>;
  readonly prices: MarketPrices;
  /** Of the newest samples; a price that stayed where it was has older ones. */
  readonly chances: readonly number[];
}

type Columns = ReadonlyMap<string, MeasureColumn | PackedColumn>;

/** Shares of samples that differ by less are the same, divided in another order. */
const EPSILON = 1e-12;

interface Priced {
  readonly market: number;
  readonly place: number;
  readonly odds: Odds;
  readonly implied: number;
  readonly chance: number;
}

/** What a selection gets in sample number i: ranks[codes[i]]. */
interface Sampled {
  readonly codes: MeasureColumn['codes'];
  readonly ranks: Uint8Array;
}

/**
 * The odds of all markets of an event, so that nothing pays less than what it is never better than: margins differ from market
 * to market, and alone, "wins from behind" may be shorter than "wins". A selection that is nowhere better than another one, in
 * all samples, gets the other's odds where its own are shorter. Those are worse than fair for the other, and so for it: no price
 * of the book becomes better than fair by this.
 */
export function inOrder(
  markets: readonly AlonePriced[],
  columns: Columns,
): readonly (readonly (Odds | undefined)[])[] {
  const odds = markets.map(({ prices }) => [...prices.odds]);
  const sampled = sampleReader(markets, columns);
  const longestFirst = pricesOf(markets).sort((one, other) => one.implied - other.implied);
  for (const one of longestFirst) {
    // No price is better than fair: of what is at least as likely, none has a longer one than the fair one here.
    for (let at = firstFrom(longestFirst, one.chance - EPSILON); at < longestFirst.length; at++) {
      const other = longestFirst[at];
      if (!other || other.implied >= one.implied) break;
      if (other.chance < one.chance - EPSILON) continue;
      if (!isNowhereBetter(sampled(one), sampled(other))) continue;
      const own = odds[one.market];
      if (own) own[one.place] = other.odds;
      break;
    }
  }
  return odds;
}

/** The index of the first price whose implied chance is at least this. */
function firstFrom(longestFirst: readonly Priced[], implied: number): number {
  let low = 0;
  let high = longestFirst.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((longestFirst[middle]?.implied ?? 1) < implied) low = middle + 1;
    else high = middle;
  }
  return low;
}

function pricesOf(markets: readonly AlonePriced[]): Priced[] {
  return markets.flatMap(({ prices, chances }, market) =>
    prices.odds.flatMap((odds, place) =>
      odds ? [{ market, place, odds, implied: impliedChance(odds), chance: chances[place] ?? 0 }] : [],
    ),
  );
}

/** Looks each column up once, and each selection. */
function sampleReader(
  markets: readonly AlonePriced[],
  columns: Columns,
): (priced: Priced) => Sampled | undefined {
  const unpacked = once((key: string) => {
    const stored = columns.get(key);
    return stored && unpackColumn(stored);
  });
  return once(({ market, place }: Priced) => {
    const definition = markets[market]?.definition;
    const selection = definition?.selections[place];
    const column = selection && unpacked((selection.measure ?? definition.measure).key);
    if (!column) return undefined;
    return {
      codes: column.codes,
      ranks: Uint8Array.from(column.values, (value) => RANKS[selection.grade(value)]),
    };
  });
}

function once<Key, Value>(make: (key: Key) => Value | undefined): (key: Key) => Value | undefined {
  const made = new Map<Key, Value | undefined>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** False where samples are missing. Most pairs differ within the first few samples. */
function isNowhereBetter(one: Sampled | undefined, other: Sampled | undefined): boolean {
  if (!one || !other || one.codes.length !== other.codes.length) return false;
  if (one.codes === other.codes) return one.ranks.every((rank, code) => rank <= (other.ranks[code] ?? 0));
  const { codes, ranks } = one;
  for (let sample = 0; sample < codes.length; sample++) {
    if ((ranks[codes[sample] ?? 0] ?? 0) > (other.ranks[other.codes[sample] ?? 0] ?? 0)) return false;
  }
  return true;
}
