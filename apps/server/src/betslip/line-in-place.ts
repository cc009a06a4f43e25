import { lineInPlace } from './point-edits.ts';
import type { PricedLeg } from './priced-slip.ts';
import type { Slip } from './slip.ts';
import { has } from './slip-parts.ts';
import type { SaleConditions } from './terms.ts';

/** A leg with the line that may take its place once it is closed. A line that is on the slip already takes nobody's place. */
export function withLineInPlace(leg: PricedLeg, slip: Slip, { nowMs }: SaleConditions): PricedLeg {
  const inPlace = lineInPlace(leg.selection, leg.book, nowMs);
  return inPlace && !has(slip, inPlace.rawId) ? { ...leg, inPlace } : leg;
}
