import type { AnySportModel } from '@fairline/sports/sport.ts';

/** Whether a draw is one of the results that are bet on first, as in soccer. */
export function sellsDraws({ mainLines }: Pick<AnySportModel, 'mainLines'>): boolean {
  return mainLines.types.includes('THREE_WAY_MONEYLINE');
}
