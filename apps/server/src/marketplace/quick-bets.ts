import type { DrawerModel, PageModel } from './page-model.ts';

/** What Quick Bets shows of one event: the tabs of its page that have something in them. */
export interface QuickBetsModel {
  readonly page: PageModel;
  readonly sections: readonly QuickBetsSectionModel[];
}

export interface QuickBetsSectionModel {
  /** Of the tab, which is the section's id as well. */
  readonly canonicalUrl: string;
  readonly label: string;
}

/** How often a client asks a section for markets that came or went; prices come by themselves. */
export const SECTION_POLLING_MS = 15_000;

/** @returns undefined for what is no event's page */
export function quickBets(page: PageModel | undefined): QuickBetsModel | undefined {
  if (page?.type !== 'EVENT') return undefined;
  const filled = page.children.filter(({ hasContent }) => hasContent);
  return { page, sections: filled.map(({ canonicalUrl, label }) => ({ canonicalUrl, label })) };
}

/** The section a page's address names; undefined when nothing is in it any more. */
export function quickBetsSection(page: PageModel | undefined): QuickBetsSectionModel | undefined {
  return quickBets(page)?.sections.find(({ canonicalUrl }) => canonicalUrl === page?.canonicalUrl);
}

/** What stands in a section to be bet on, read from its page. */
export function quickBetsDrawers(page: PageModel | undefined): readonly DrawerModel[] {
  const sections = page?.children.flatMap((child) => child.sections) ?? [];
  return sections
    .filter((section) => section.kind === 'drawer')
    .filter(({ cards }) => cards.some(({ markets }) => markets.length > 0));
}
