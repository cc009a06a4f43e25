import { betError } from './bet-error.ts';
import type { Offer, OfferedLeg } from './offered.ts';

/** One leg by itself. */
export function offeredStraight(legs: readonly OfferedLeg[]): Offer {
  const [leg] = legs;
  if (!leg) return { kind: 'refused', errors: [betError('NO_LEGS')] };
  const { odds } = leg;
  return {
    kind: 'offered',
    type: 'STRAIGHT',
    legs,
    groups: [],
    totalOdds: odds,
    combinations: 1,
    bet: (terms) => ({ ...terms, type: 'straight', leg: { odds, outcome: 'pending' } }),
  };
}
