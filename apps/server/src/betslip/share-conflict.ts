import { EXCLUSIVE } from '@fairline/sports/exclusive.ts';
import type { SelectionView } from '../trading/trading.ts';
import { byEvent } from './by-event.ts';

/**
 * Names of selections that no parlay ever holds together, undefined where there are none: two sides of one market. What else
 * rules the other out is estimated from samples that change with the game: it is the parlay's to say, at the time it is made.
 */
export function conflictingLegs(selections: readonly SelectionView[]): readonly string[] | undefined {
  for (const legs of byEvent(selections, ({ eventId }) => eventId).values()) {
    const conflict = twoSides(legs);
    if (conflict) return conflict.map(({ selectionName }) => selectionName);
  }
  return undefined;
}

function twoSides(legs: readonly SelectionView[]): readonly SelectionView[] | undefined {
  const sides = legs.filter(({ type }) => EXCLUSIVE.includes(type));
  const first = sides.find(({ marketKey }, index) =>
    sides.some((other, at) => at > index && other.marketKey === marketKey),
  );
  return first && sides.filter(({ marketKey }) => marketKey === first.marketKey);
}
