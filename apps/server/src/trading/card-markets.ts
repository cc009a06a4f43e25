import type { AnySportModel, MarketDefinition, Outcomes } from '@fairline/sports/sport.ts';

/** Whether a market is one of the lines on the card of an event. */
export function isOnCard(
  { mainLines }: Pick<AnySportModel, 'mainLines'>,
  { key, type }: Pick<MarketDefinition<Outcomes>, 'key' | 'type'>,
): boolean {
  return mainLines.types.includes(type) && key.split(':')[1] === mainLines.scope;
}

/** The market on who wins an event. */
export function winnerKey({ mainLines }: Pick<AnySportModel, 'mainLines'>): string {
  return `moneyline:${mainLines.scope}`;
}
