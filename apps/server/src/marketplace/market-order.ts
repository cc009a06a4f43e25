import { sportModel } from '@fairline/sports/sports.ts';
import type { MarketView } from '../trading/trading.ts';
import { sortOf } from './market-groups.ts';

/** Who wins, by how much, and how much is scored: the sorts that stand first, whatever else a sport offers of a stretch. */
const FIRST: readonly string[] = ['moneyline', 'threeway', 'spread', 'total'];

/** Markets with the main ones first; all others stay in their order behind them. */
export function mainFirst(markets: readonly MarketView[]): MarketView[] {
  const places = markets.map((market) => {
    const place = FIRST.indexOf(sortOf(market));
    return { market, place: place < 0 ? FIRST.length : place };
  });
  return places.sort((left, right) => left.place - right.place).map(({ market }) => market);
}

/** Stretches of an event in the order its sport names them, a map before its halves; any other is behind them. */
export function inTheirOrder<T>(stretches: ReadonlyMap<string, T>, sport: string): [string, T][] {
  const known = Object.keys(sportModel(sport)?.periods ?? {});
  const placeOf = (stretch: string) => {
    const place = known.indexOf(stretch);
    return place < 0 ? known.length : place;
  };
  return [...stretches].sort(([left], [right]) => placeOf(left) - placeOf(right));
}
