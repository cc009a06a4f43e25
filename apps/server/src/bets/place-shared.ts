import type { Placement } from './placement-contents.ts';
import { NO_TERMS } from './terms-codec.ts';

// What bets of a batch share, which is sent once.

/** The different terms of a batch as JSON, without those that most bets have, and of each bet its place among them, from 1. */
export interface BatchTerms {
  readonly found: readonly string[];
  readonly places: readonly (number | null)[];
}

/** To read JSON is dear, and teasers and round robins of one kind are agreed on alike. */
export function distinctTerms(bets: readonly Placement[]): BatchTerms {
  const placeOf = new Map<string, number>();
  const places = bets.map(({ termsText: terms }) => {
    if (terms === NO_TERMS) return null;
    const place = placeOf.get(terms) ?? placeOf.size + 1;
    placeOf.set(terms, place);
    return place;
  });
  return { found: [...placeOf.keys()], places };
}

/** The different ones of a list, and for each element of the list which of them it is, from 1. */
export interface Distinct<T> {
  readonly found: readonly T[];
  readonly places: readonly number[];
}

/**
 * @param keyOf what most equal elements share
 * @param isSame whether two with the same key are equal; where they are not the later one counts as another
 */
export function distinct<T>(
  elements: readonly T[],
  keyOf: (element: T) => unknown,
  isSame: (one: T, other: T) => boolean,
): Distinct<T> {
  const placeOf = new Map<unknown, number>();
  const found: T[] = [];
  const places = elements.map((element) => {
    const key = keyOf(element);
    const place = placeOf.get(key);
    const known = place === undefined ? undefined : found[place - 1];
    if (place !== undefined && known !== undefined && isSame(known, element)) return place;
    placeOf.set(key, found.push(element));
    return found.length;
  });
  return { found, places };
}
