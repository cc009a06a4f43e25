import { countCombinations } from '@fairline/wagering/combinations.ts';
import { betError } from './bet-error.ts';
import type { Offer, OfferedLeg } from './offered.ts';
import { relatedErrors } from './related-legs.ts';
import { areOfEventsOfTheirOwn } from './same-game.ts';

/** Every subset of so many legs is a parlay of its own, with the same stake on each. */
export function offeredRoundRobin(legs: readonly OfferedLeg[], size: number): Offer {
  if (!areOfEventsOfTheirOwn(legs)) {
    return { kind: 'refused', errors: [betError('ROUND_ROBIN_SAME_GAME')] };
  }
  const related = relatedErrors(legs);
  if (related.length > 0) return { kind: 'refused', errors: related };
  return {
    kind: 'offered',
    type: 'ROUND_ROBIN',
    legs,
    groups: [],
    roundRobinSize: size,
    totalOdds: undefined,
    combinations: Number(countCombinations(legs.length, size)),
    bet: (terms) => ({
      ...terms,
      type: 'round-robin',
      legs: legs.map(({ odds }) => ({ odds, outcome: 'pending' })),
      sizes: [size],
    }),
  };
}
