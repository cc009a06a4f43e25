import { EXCLUSIVE } from '@fairline/sports/exclusive.ts';
import type { SelectionType } from '@fairline/sports/market-definition.ts';

/** What a bet adds to what a selection could cost, in minor units. */
export interface ExposedSelection {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
  /** What the bet wins. */
  readonly winnings: bigint;
  /** What the house keeps of it if another selection of the market wins: see exposedSelectionOf. */
  readonly kept: bigint;
}

interface Place {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
}

interface ExposingBet {
  readonly type: string;
  readonly amountSource: string;
  readonly stake: bigint;
  readonly winnings: bigint;
}

/** What a bet adds to each of its selections. */
export function exposedSelectionsOf(
  bet: ExposingBet,
  legs: readonly (Place & { readonly selectionType: SelectionType })[],
): ExposedSelection[] {
  return legs.map((leg) => exposedSelectionOf(bet, leg, leg.selectionType));
}

/**
 * Its winnings count whole for each leg, as if the others had won; only the cash of a straight bet stays whenever another selection
 * of the market wins, and not even that if it is cashed out or void before.
 */
export function exposedSelectionOf(
  { type, amountSource, stake, winnings }: ExposingBet,
  { eventId, marketKey, selectionKey }: Place,
  selectionType: SelectionType,
): ExposedSelection {
  const isSure = type === 'STRAIGHT' && amountSource === 'CASH';
  const kept = isSure && EXCLUSIVE.includes(selectionType) ? stake : 0n;
  return { eventId, marketKey, selectionKey, winnings, kept };
}
