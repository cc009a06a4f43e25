import type { MarketDefinition, Outcomes } from '@fairline/sports/market-definition.ts';

/** The booksum of a main line before rounding: with the ladder an even market comes out at -110 on both sides. */
const MAIN = 1.045;
const ALTERNATIVE = 1.06;
const THREE_WAY = 1.06;
const SPECIAL = 1.07;
/** Each selection beyond two of a special adds this much. */
const EACH_FURTHER = 0.012;
const MOST = 1.2;

/** How much the prices of a market add up to: more where the model knows less. */
export function booksumOf(market: MarketDefinition<Outcomes>, main: boolean): number {
  switch (market.type) {
    case 'MONEYLINE':
    case 'SPREAD':
    case 'TOTAL':
      return main && market.classification === 'game' ? MAIN : ALTERNATIVE;
    case 'TEAM_TOTAL':
      return ALTERNATIVE;
    case 'THREE_WAY_MONEYLINE':
      return THREE_WAY;
    default:
      return Math.min(MOST, SPECIAL + EACH_FURTHER * Math.max(0, market.selections.length - 2));
  }
}
