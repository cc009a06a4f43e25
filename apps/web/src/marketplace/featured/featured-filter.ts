/** What the filter looks at in a featured card. */
export interface FilteredCard {
  readonly __typename: string;
  readonly legs: readonly {
    readonly event: { readonly sport: { readonly slug: string; readonly name: string } };
  }[];
}

const KINDS = [
  { value: 'FeaturedStraightCard', label: 'Straight' },
  { value: 'FeaturedParlayCard', label: 'Parlay' },
] as const;

/** Which featured bets are shown; undefined shows all. */
export interface FeaturedFilter {
  readonly sport: string | undefined;
  readonly kind: (typeof KINDS)[number]['value'] | undefined;
}

export const UNFILTERED: FeaturedFilter = { sport: undefined, kind: undefined };

/** A bet of several sports is one of each of them. */
export function fits({ __typename, legs }: FilteredCard, { sport, kind }: FeaturedFilter): boolean {
  if (kind !== undefined && __typename !== kind) return false;
  return sport === undefined || legs.some(({ event }) => event.sport.slug === sport);
}

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** What there is to choose from, each in the order in which the bets stand. */
export function filterOptions(cards: readonly FilteredCard[]): {
  readonly sports: readonly Option<string>[];
  readonly kinds: readonly (typeof KINDS)[number][];
} {
  const sports = new Map(
    cards.flatMap(({ legs }) => legs.map(({ event }) => [event.sport.slug, event.sport.name] as const)),
  );
  return {
    sports: [...sports].map(([value, label]) => ({ value, label })),
    kinds: KINDS.filter(({ value }) => cards.some(({ __typename }) => __typename === value)),
  };
}
