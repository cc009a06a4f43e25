import type { PageModel, SectionModel } from './page-model.ts';

/** Games that fill a phone's screen, and a desktop's, with room to begin to scroll. */
const FIRST_SCREEN_GAMES = 8;

/**
 * The page with the games at its top alone; a shelf says how many it has. Other sections stay as they are, so a page of
 * drawers stays whole.
 */
export function topOf(page: PageModel): PageModel {
  let left = FIRST_SCREEN_GAMES;
  const top = (section: SectionModel): SectionModel => {
    if (section.kind !== 'shelf') return section;
    const cards = section.cards.slice(0, left);
    left -= cards.length;
    return { ...section, cards, cardCount: section.cards.length };
  };
  return {
    ...page,
    children: page.children.map((child) => ({ ...child, sections: child.sections.map(top) })),
  };
}
