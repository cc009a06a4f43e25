import type { Trading } from '../trading/trading.ts';
import { legNow } from './leg-now.ts';
import { gradedMarketKey, type PlacedBet, type PlacedLeg } from './placed-bet.ts';

type Board = Pick<Trading, 'book' | 'grade' | 'priceErrors' | 'isLost'>;

/**
 * The bet with those of its undecided legs told as lost that the games make certain to lose, from memory. They are decided, and
 * the bet is settled, only with their markets.
 */
export function withLostLegs(bet: PlacedBet, board: Board): PlacedBet {
  const isLost = (leg: PlacedLeg) =>
    leg.outcome === 'PENDING' &&
    board.isLost(leg.eventId, gradedMarketKey(leg), leg.selectionKey) &&
    legNow(bet, leg, board).outcome === 'pending';
  if (!bet.legs.some(isLost)) return bet;
  return { ...bet, legs: bet.legs.map((leg) => (isLost(leg) ? { ...leg, outcome: 'LOSS' } : leg)) };
}
