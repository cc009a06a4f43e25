import type { EarlyEnd } from '@fairline/sports/called-early.ts';
import type {
  MarketDefinition,
  MarketType,
  Outcomes,
  SelectionDefinition,
} from '@fairline/sports/market-definition.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';

const WINNER: readonly MarketType[] = ['MONEYLINE', 'THREE_WAY_MONEYLINE'];
const SCORE: readonly MarketType[] = ['SPREAD', 'TOTAL', 'TEAM_TOTAL'];
const WHOLE_GAME = /:(game|reg)$/;

/**
 * A selection of the whole game, of a game that was called early with enough played.
 * @param byScore what the score gives the selection
 * @returns undefined for what does not stand: it is void
 */
export function gradeCalled(
  market: MarketDefinition<Outcomes>,
  { type, side }: SelectionDefinition<Outcomes>,
  { winner, scoreStands }: EarlyEnd,
  byScore: LegOutcome,
): LegOutcome | undefined {
  if (!WHOLE_GAME.test(market.family)) return undefined;
  if (SCORE.includes(market.type)) return scoreStands ? byScore : undefined;
  if (!WINNER.includes(market.type)) return undefined;
  if (winner === 'level') return market.type === 'MONEYLINE' ? 'push' : type === 'DRAW' ? 'win' : 'loss';
  return side === winner ? 'win' : 'loss';
}
