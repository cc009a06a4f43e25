export interface SportCard {
  readonly event: { readonly sport: { readonly slug: string; readonly name: string } };
  readonly markets?: readonly { readonly type: string }[] | undefined;
}

interface SportGroup<C> {
  readonly name: string;
  readonly cards: readonly C[];
  /** Cards of the sports before. */
  readonly before: number;
}

/** Cards by their sport, the sport of the first card first; each sport's in the order they had. */
export function bySport<C extends SportCard>(cards: readonly C[]): SportGroup<C>[] {
  const names = [...new Set(cards.map(({ event }) => event.sport.name))];
  let before = 0;
  return names.map((name) => {
    const own = cards.filter(({ event }) => event.sport.name === name);
    const group = { name, cards: own, before };
    before += own.length;
    return group;
  });
}
