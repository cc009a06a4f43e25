import { toNumber } from '@fairline/money/float.ts';
import { parseLong } from '@fairline/money/long.ts';
import { compareOdds, type Odds, oddsFromPair } from '@fairline/money/odds.ts';

/** The price as it comes over the wire. */
export interface WireOdds {
  readonly numeratorLong: string;
  readonly denominatorLong: string;
}

export interface WireSelection {
  readonly status: string;
  readonly isDisabled: boolean;
  readonly odds: WireOdds | null | undefined;
}

/** What an odds button can be. 'placeholder' is a blank box that keeps the place of a price that is not offered. */
export type Offer =
  | { readonly kind: 'open'; readonly odds: Odds }
  | { readonly kind: 'suspended'; readonly odds: Odds | undefined }
  | { readonly kind: 'placeholder'; readonly label: 'Closed' };

/** @returns undefined when there is no price or it is not a pair of positive whole numbers */
export function readOdds(wire: WireOdds | null | undefined): Odds | undefined {
  if (!wire || !/^\d+$/.test(wire.numeratorLong) || !/^\d+$/.test(wire.denominatorLong)) return undefined;
  return oddsFromPair(parseLong(wire.numeratorLong), parseLong(wire.denominatorLong));
}

/**
 * Open is for sale; Closed (spoken "Suspended") keeps its odds but cannot be pressed; Hidden, Invalid and Finished
 * (spoken "Closed") are a blank. A status this app does not know counts as Invalid.
 */
export function offerOf(selection: WireSelection | null | undefined): Offer {
  if (!selection) return { kind: 'placeholder', label: 'Closed' };
  const odds = readOdds(selection.odds);
  switch (selection.status) {
    case 'OPEN':
      return odds === undefined || selection.isDisabled
        ? { kind: 'suspended', odds }
        : { kind: 'open', odds };
    case 'CLOSED':
      return { kind: 'suspended', odds };
    default:
      return { kind: 'placeholder', label: 'Closed' };
  }
}

/** The label a leg carries when it cannot be bet. */
export function statusLabel(selection: WireSelection): 'Suspended' | 'Closed' | undefined {
  const offer = offerOf(selection);
  if (offer.kind === 'open') return undefined;
  return offer.kind === 'suspended' ? 'Suspended' : 'Closed';
}

/** Profit per unit staked as a number: only good for telling which way a price moved. */
export function oddsValue(odds: Odds): number {
  return toNumber(odds);
}

/** The old and the new price side by side: 'up' is a longer price (it pays more) in every format. */
export function moveOf(before: Odds | undefined, after: Odds | undefined): 'up' | 'down' | undefined {
  if (before === undefined || after === undefined) return undefined;
  const difference = compareOdds(after, before);
  return difference === 0 ? undefined : difference > 0 ? 'up' : 'down';
}
