import type { Odds } from '@fairline/money/odds.ts';
import { legHeading } from './leg-heading.ts';

/** A bet somebody shows to others: its selections as they were. */
export interface SharedBet {
  readonly id: string;
  readonly legs: readonly SharedLeg[];
}

export interface SharedLeg {
  readonly selectionId: string;
  readonly eventName: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** When it was shared; undefined where there was no price any more. */
  readonly odds?: Odds | undefined;
}

/** Selections in one shared bet at most [SHARE-003]. */
export const MAX_SHARED = 25;

/** Where a shared bet is looked at. */
export function shareUrl(id: string): string {
  return `/shared_bet?id=${id}`;
}

/** "My 2-leg bet: Chiefs -3.5, Over 47.5" */
export function shareText(legs: readonly SharedLeg[]): string {
  const names = legs.map(legHeading).join(', ');
  return legs.length === 1 ? `My bet: ${names}` : `My ${legs.length}-leg bet: ${names}`;
}
