import { HALF_LOSS, HALF_WIN, LOSS, type Mark, PUSH, WIN } from '@fairline/sports/market-definition.ts';

/** What a stake gets, from the least to the most. */
export const RANKS: Readonly<Record<Mark, number>> = {
  [LOSS]: 0,
  [HALF_LOSS]: 1,
  [PUSH]: 2,
  [HALF_WIN]: 3,
  [WIN]: 4,
};
