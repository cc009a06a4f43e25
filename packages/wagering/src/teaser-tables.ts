import { type Odds, odds } from '@fairline/money/odds.ts';
import type { TeaserPrices } from './bet.ts';

/** A house's teaser prices by sport and points bought. A table is configuration. */
export interface TeaserTable {
  readonly ties: TeaserPrices['ties'];
  /** By the slug of the sport, in the order a patron is shown them. A sport that is not there has no teasers. */
  readonly offers: Readonly<Partial<Record<string, readonly TeaserOffer[]>>>;
}

interface TeaserOffer {
  /** Points each leg's line moves in the patron's favour, e.g. '6.5'. */
  readonly points: string;
  /** For 2 legs, 3 legs and so on. */
  readonly prices: readonly Odds[];
}

/** The default table (williamhill.us/house-rules): ties reduce. */
export const whUs: TeaserTable = {
  ties: 'reduce',
  offers: {
    football: [
      { points: '6', prices: fromTwoLegs('20/23 8/5 52/20 4/1 6/1 8/1 10/1 15/1 20/1') },
      { points: '6.5', prices: fromTwoLegs('20/25 29/20 44/20 7/2 5/1 7/1 9/1 12/1 15/1') },
      { points: '7', prices: fromTwoLegs('10/14 26/20 2/1 3/1 9/2 6/1 8/1 10/1 12/1') },
    ],
    basketball: [
      { points: '4', prices: fromTwoLegs('10/11 9/5 5/2 4/1 6/1 8/1 10/1') },
      { points: '4.5', prices: fromTwoLegs('10/12 3/2 22/10 7/2 5/1 7/1 9/1') },
      { points: '5', prices: fromTwoLegs('10/14 6/5 9/5 3/1 9/2 6/1 8/1') },
    ],
  },
};

const pricesOf = new WeakMap<TeaserOffer, TeaserPrices>();

/** Made once, as every teaser of a kind asks for them. @returns undefined when the table does not sell so many points for the sport */
export function teaserPricesOf(table: TeaserTable, sport: string, points: string): TeaserPrices | undefined {
  const offer = table.offers[sport]?.find((each) => each.points === points);
  if (offer === undefined) return undefined;
  const known = pricesOf.get(offer);
  if (known?.ties === table.ties) return known;
  const prices = {
    byLegs: new Map(offer.prices.map((price, index) => [index + 2, price])),
    ties: table.ties,
  };
  pricesOf.set(offer, prices);
  return prices;
}

/** '20/23 8/5': pairs as the house rules print them. */
function fromTwoLegs(pairs: string): readonly Odds[] {
  return pairs.split(' ').map((pair) => {
    const [numerator, denominator] = pair.split('/');
    return odds(BigInt(numerator ?? 0), BigInt(denominator ?? 0));
  });
}
