import { exposedSelectionOf } from './exposed-selection.ts';
import type { ExposedBet } from './exposure.ts';
import type { Placement } from './placement-contents.ts';

/** What a bet that is about to be written counts for the house's limits. */
export function exposedBy(placement: Placement): ExposedBet & { readonly combinations: number } {
  const { betId, patronId, stake, winnings, combinations, legs } = placement;
  return {
    id: betId,
    patronId,
    stake,
    winnings,
    combinations,
    selections: legs.map(({ selection }) => exposedSelectionOf(placement, selection, selection.type)),
  };
}
