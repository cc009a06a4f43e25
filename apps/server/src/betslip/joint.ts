import type { Odds } from '@fairline/money/odds.ts';

/** A leg of one event, as the house prices several of them together. */
export interface JointLeg {
  readonly marketKey: string;
  readonly selectionKey: string;
}

export type JointPrice =
  | { readonly kind: 'priced'; readonly odds: Odds; readonly probability: number; readonly sequence: number }
  /** They cannot all win, or one contains the other, so that nothing is combined; `legs` are the indexes at fault. */
  | { readonly kind: 'refused'; readonly reason: 'conflict'; readonly legs: readonly number[] }
  | { readonly kind: 'refused'; readonly reason: 'unavailable' | 'too-many' };

/** The prices of legs of one event together; trading has them. Both read memory only. */
export interface JointPrices {
  joint(eventId: string, legs: readonly JointLeg[]): JointPrice;
  /** By the bit mask of the legs that are kept, for the day a leg is void. */
  jointOfSubsets(eventId: string, legs: readonly JointLeg[]): readonly (Odds | undefined)[];
}
