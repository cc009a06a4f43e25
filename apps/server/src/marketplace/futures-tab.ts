import type { Competition } from '../catalogue/catalogue.ts';
import type { BookView } from '../trading/trading.ts';
import { groupByDay } from './days.ts';
import { futuresDrawers } from './event-page.ts';
import { favouritesCard } from './field-card.ts';
import type { PageChildModel, PageModel, SectionModel, ShelfModel } from './page-model.ts';
import { sectionUrl } from './paths.ts';
import { isFutures, isShown } from './status.ts';

/** The section of a league's page that its seasons stand in. */
export const FUTURES_SECTION = 'futures';

/** Of a page that stands before its prices: they come with its updates. */
const COMING = 'The first prices are being made, and come by themselves in a moment.';

/**
 * The page of a league's futures: its games are the other tab. Without content while they are priced for the first time, as
 * after a restart. @returns undefined for a league without futures
 */
export function futuresPage(
  competition: Competition,
  books: readonly BookView[],
  now: number,
): PageModel | undefined {
  const tab = futuresTab(competition, books, now);
  if (!tab) return undefined;
  const { canonicalUrl, name } = competition;
  const lines: PageChildModel = {
    id: `${canonicalUrl}#all`,
    label: 'Lines',
    canonicalUrl: sectionUrl(canonicalUrl, 'lines'),
    selected: false,
    hasContent: true,
    sections: [],
  };
  const children = [lines, { ...tab, selected: true }];
  return {
    type: 'COMPETITION',
    canonicalUrl: tab.canonicalUrl,
    title: name,
    description: tab.hasContent ? `${name} futures: what the season decides.` : COMING,
    book: undefined,
    children,
  };
}

/** A league's page with its futures as another tab, which carries no cards; the same page where there are none. */
export function withFuturesTab(
  page: PageModel,
  competition: Competition,
  books: readonly BookView[],
  now: number,
): PageModel {
  const tab = futuresTab(competition, books, now);
  return tab ? { ...page, children: [...page.children, { ...tab, sections: [] }] } : page;
}

/** The seasons of a league that can be seen, those that end first in front. */
export function seasonsOf({ canonicalUrl }: Competition, books: readonly BookView[]): readonly BookView[] {
  return books
    .filter((book) => isFutures(book) && isShown(book))
    .filter((book) => book.event.competition.canonicalUrl === canonicalUrl)
    .sort((one, other) => one.event.startsAt.getTime() - other.event.startsAt.getTime());
}

function futuresTab(
  competition: Competition,
  books: readonly BookView[],
  now: number,
): PageChildModel | undefined {
  const seasons = seasonsOf(competition, books);
  const url = sectionUrl(competition.canonicalUrl, FUTURES_SECTION);
  const id = `${url}#all`;
  const sections = seasons.flatMap((book) => sectionsOf(`${id}~${book.event.id}`, book, now));
  const hasContent = sections.length > 0;
  if (!hasContent && !seasons.some(isComing)) return undefined;
  return { id, label: 'Futures', canonicalUrl: url, selected: false, hasContent, sections };
}

/** Whether a season is traded and has no prices yet. */
function isComing({ status, onOffer }: BookView): boolean {
  return (status === 'open' || status === 'suspended') && onOffer.length === 0;
}

/** The favourites with the way to all of the field, and the season's other markets in drawers. */
function sectionsOf(id: string, book: BookView, now: number): SectionModel[] {
  const card = favouritesCard(book);
  const shelf: ShelfModel[] = groupByDay(card ? [card] : [], () => book.event.startsAt, now).map(
    ({ kind, title, items }) => ({
      kind: 'shelf',
      id: `${id}#season`,
      shelfKind: book.event.status === 'IN_PLAY' ? 'LIVE' : kind,
      title: book.event.status === 'IN_PLAY' ? 'Season' : title,
      cards: items,
    }),
  );
  return [...shelf, ...futuresDrawers(id, book)];
}
