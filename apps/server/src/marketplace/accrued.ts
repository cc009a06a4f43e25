import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketView } from '../trading/trading.ts';

/** What the player has reached so far, by the rule that grades the market; undefined unless the game is on and a player is asked about. */
export function accruedOf({ event, state }: BookView, market: MarketView): number | undefined {
  if (market.classification !== 'player' || event.status !== 'IN_PLAY' || state === undefined)
    return undefined;
  const model = sportModel(event.sport.slug);
  const definition = model?.market(market.key, event);
  return model && definition ? definition.measure.bind(model.actual(state))(0) : undefined;
}
