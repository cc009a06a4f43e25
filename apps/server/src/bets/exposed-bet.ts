import { boardScopes, type ScopedBet, scopesOf } from './exposure.ts';
import { outcomeOf } from './liability.ts';
import type { Placement } from './placement-contents.ts';

/** What a bet that is about to be written counts for the house's limits. */
export function exposedBy(placement: Placement): ScopedBet & { readonly combinations: number } {
  const { betId, patronId, stake, winnings, combinations, legs } = placement;
  const selections = legs.map(({ selection }) => selection);
  return {
    id: betId,
    stake,
    winnings,
    combinations,
    scopes: scopesOf(patronId, selections, boardScopes),
    outcomes: selections.map((selection) => outcomeOf(placement, selection, selection.type)),
  };
}
