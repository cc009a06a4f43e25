import { useState } from 'react';

/**
 * Items in the order they had when they were first drawn, whatever order they come in later: nobody's bet is to move away under
 * the finger. What is new comes last.
 */
export function useFirstOrder<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  const [places] = useState(() => new Map(items.map(({ id }, place) => [id, place])));
  const placeOf = ({ id }: Item) => places.get(id) ?? places.size;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
