import { EXCLUSIVE } from '@fairline/sports/exclusive.ts';
import type { SelectionView, Trading } from '../trading/trading.ts';
import { byEvent } from './by-event.ts';

/**
 * Names of selections that a parlay does not hold together, undefined where all of them go together. Two sides of one market
 * never do. Whatever else rules out or includes the other is told by the samples of a game to come: once it is on, what was
 * one bet when it was placed may not be one any more, and is shared all the same.
 */
export function conflictingLegs(
  trading: Pick<Trading, 'book' | 'joint'>,
  selections: readonly SelectionView[],
): readonly string[] | undefined {
  for (const [eventId, legs] of byEvent(selections, (selection) => selection.eventId)) {
    const conflict = twoSides(legs) ?? ruledOut(trading, eventId, legs);
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

function ruledOut(
  trading: Pick<Trading, 'book' | 'joint'>,
  eventId: string,
  legs: readonly SelectionView[],
): readonly SelectionView[] | undefined {
  if (legs.length < 2 || trading.book(eventId)?.event.status !== 'PRE_GAME') return undefined;
  const price = trading.joint(eventId, legs);
  if (price.kind !== 'refused' || price.reason !== 'conflict') return undefined;
  return price.legs.flatMap((index) => legs[index] ?? []);
}
