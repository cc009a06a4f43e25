import type { SelectionType } from './market-definition.ts';

/** Of a market's selections of these types one alone can win. */
export const EXCLUSIVE: readonly SelectionType[] = [
  'HOME_MONEYLINE',
  'AWAY_MONEYLINE',
  'DRAW',
  'HOME_SPREAD',
  'AWAY_SPREAD',
  'OVER',
  'UNDER',
];
