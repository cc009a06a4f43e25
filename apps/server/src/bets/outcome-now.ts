import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import type { Trading } from '../trading/trading.ts';
import { gradedMarketKey, type PlacedLeg } from './placed-bet.ts';

/**
 * How a leg has come out as far as is known now, from memory. What was written down counts only once the event has left the
 * memory for good: while its book lives, or its result is being written, a result that was withdrawn is none.
 */
export function outcomeNow(leg: PlacedLeg, board: Pick<Trading, 'book' | 'grade'>): LegOutcome | 'pending' {
  const grade = board.grade(leg.eventId, gradedMarketKey(leg), leg.selectionKey);
  if (grade) return grade.outcome;
  const status = board.book(leg.eventId)?.status ?? 'settled';
  return status === 'settled' ? (leg.decision?.outcome ?? 'pending') : 'pending';
}
