import { publicError } from '../platform/graphql/errors.ts';
import type { Marketplace } from './marketplace.ts';
import type { CardModel, PageChildModel, PageModel, SectionModel } from './page-model.ts';

/** Longer than any address of ours with what stands behind it. */
const LONGEST_ID = 600;

/** The raw id of a section or a child of a page. @throws GraphQLError BAD_USER_INPUT for what cannot be one */
export function rawSectionId(id: string): string {
  if (id === '' || id.length > LONGEST_ID) {
    throw publicError('BAD_USER_INPUT', `An id has 1 to ${LONGEST_ID} characters.`);
  }
  return id.replace(/^(?:Drawer|MarketplaceShelf|PageChild):/, '');
}

/** The page that an id of a section or of a child was made for: its address comes first. */
export function pageOfId(marketplace: Pick<Marketplace, 'page'>, rawId: string): PageModel | undefined {
  return marketplace.page(rawId.split('#')[0] ?? '');
}

/** A section of a page by its id: a drawer, or a shelf of games. Undefined once it is not there any more. */
export function sectionOf(
  page: PageModel | undefined,
  rawId: string,
): (SectionModel & { readonly cards: readonly CardModel[] }) | undefined {
  const sections = page?.children.flatMap((child) => child.sections) ?? [];
  return sections.filter((section) => 'cards' in section).find(({ id }) => id === rawId);
}

/**
 * An event's tab by its id, whichever tab its page was asked with; with a market, the drawer it stands in is the one that is
 * open.
 */
export function eventSection(
  marketplace: Pick<Marketplace, 'page'>,
  rawId: string,
  selectedMarketId: string | undefined,
): PageChildModel | undefined {
  const page = pageOfId(marketplace, rawId);
  const known = page?.children.find(({ id }) => id === rawId);
  if (!known || page?.type !== 'EVENT') return undefined;
  const child = known.selected ? known : { ...known, sections: sectionsAt(marketplace, known.canonicalUrl) };
  const holds = (section: SectionModel) =>
    section.kind === 'drawer' &&
    section.cards.some(({ markets }) => markets.some((market) => market.rawId === selectedMarketId));
  if (!child.sections.some(holds)) return child;
  const sections = child.sections.map((section) =>
    section.kind === 'drawer' ? { ...section, autoExpand: holds(section) } : section,
  );
  return { ...child, sections };
}

/** Of the tab at an address: a page has only those of the tab it was asked with. */
function sectionsAt(marketplace: Pick<Marketplace, 'page'>, canonicalUrl: string): readonly SectionModel[] {
  return marketplace.page(canonicalUrl)?.children.find(({ selected }) => selected)?.sections ?? [];
}
