import type { Trading } from '../trading/trading.ts';
import { legNow } from './leg-now.ts';
import { gradedMarketKey, type PlacedBet, type PlacedLeg } from './placed-bet.ts';

type Board = Pick<Trading, 'book' | 'grade' | 'priceErrors' | 'isLost'>;

/** Whether the games make a leg certain to lose, whose market is not decided. */
export function isRuledOut(leg: PlacedLeg, board: Pick<Trading, 'isLost'>): boolean {
  return board.isLost(leg.eventId, gradedMarketKey(leg), leg.selectionKey);
}

/** Each bet as it was last told: while the same legs are lost it is the same one, so that what follows from it is kept with it. */
const told = new WeakMap<PlacedBet, PlacedBet>();

/**
 * The bet with those of its undecided legs told as lost that the games make certain to lose, from memory. They are decided, and
 * the bet is settled, only with their markets.
 */
export function withLostLegs(bet: PlacedBet, board: Board): PlacedBet {
  const isLost = (leg: PlacedLeg) =>
    leg.outcome === 'PENDING' && isRuledOut(leg, board) && legNow(bet, leg, board).outcome === 'pending';
  const lost = new Set(bet.legs.filter(isLost));
  if (lost.size === 0) return bet;
  const before = told.get(bet);
  if (before && bet.legs.every((leg, at) => lost.has(leg) === (before.legs[at] !== leg))) return before;
  const now = {
    ...bet,
    legs: bet.legs.map((leg): PlacedLeg => (lost.has(leg) ? { ...leg, outcome: 'LOSS' } : leg)),
  };
  told.set(bet, now);
  return now;
}
