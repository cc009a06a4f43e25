import { isAbsent } from '../event/event-state.ts';

export interface SectionStart {
  readonly __typename: string;
  readonly kind?: string;
}

/** Sections as they stand on the page: shelves of games to come that follow each other share one card. */
export type SectionGroup<S> =
  | { readonly kind: 'single'; readonly section: S }
  | { readonly kind: 'upcoming'; readonly sections: readonly S[] };

export function groupSections<S extends SectionStart>(sections: readonly S[]): readonly SectionGroup<S>[] {
  const groups: SectionGroup<S>[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (!isUpcoming(section)) groups.push({ kind: 'single', section });
    else if (last?.kind === 'upcoming') {
      groups[groups.length - 1] = { kind: 'upcoming', sections: [...last.sections, section] };
    } else groups.push({ kind: 'upcoming', sections: [section] });
  }
  return groups;
}

function isUpcoming({ __typename, kind }: SectionStart): boolean {
  return __typename === 'MarketplaceShelf' && kind !== 'LIVE';
}

interface CardList {
  readonly cardCount: number;
  readonly cards: readonly { readonly event: { readonly status: string } }[];
}

/** Games of a shelf that are to be seen: what became of one since it was listed takes its row away. */
export function gamesLeft({ cardCount, cards }: CardList): number {
  return cardCount - cards.filter(({ event }) => isAbsent(event.status)).length;
}

interface ShelfStart extends SectionStart {
  readonly id?: string;
  readonly cards?: readonly unknown[];
}

/** How many rows of games stand above each section, by section id. */
export function rowsAbove(sections: readonly ShelfStart[]): ReadonlyMap<string, number> {
  const above = new Map<string, number>();
  let rows = 0;
  for (const { id, cards } of sections) {
    if (id !== undefined) above.set(id, rows);
    rows += cards?.length ?? 0;
  }
  return above;
}
