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
