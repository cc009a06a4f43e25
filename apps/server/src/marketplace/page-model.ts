import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import type { FeaturedView } from './featured-view.ts';
import type { MenuItem } from './menu-item.ts';
import type { FilterModel } from './page-filter.ts';

/** A page as it stands now: plain data that the schema reads. Nothing in it depends on who looks. */
export interface PageModel {
  readonly type: 'HOME' | 'LIVE' | 'COMPETITION' | 'EVENT' | 'PARLAY';
  /** With the section when one was asked for; also the page's id, so that two sections never share a record. */
  readonly canonicalUrl: string;
  readonly title: string;
  readonly description: string;
  /** The event an event page is about, while trading has it, and as it ended where that was read. */
  readonly book: BookView | undefined;
  readonly children: readonly PageChildModel[];
  /** Of a page with a theme. */
  readonly header?: PageHeaderModel | undefined;
  /** Of the parlay lounge. */
  readonly parlayLounge?: ParlayLoungeModel | undefined;
}

/** A drawing at the top of a page, that may move. */
export interface PageHeaderModel {
  /** Slug of the sport it is about. */
  readonly theme: string;
}

/** What stands at the top of the parlay lounge. */
export interface ParlayLoungeModel {
  readonly title: string;
  readonly description: string;
}

export interface PageChildModel {
  /** Of the page's and the child's address. */
  readonly id: string;
  readonly label: string;
  readonly canonicalUrl: string;
  readonly selected: boolean;
  readonly hasContent: boolean;
  /** Whether it has nothing yet, and games of it have their first prices to come. */
  readonly isComing?: boolean;
  /** What it can be narrowed to. */
  readonly filter?: FilterModel | undefined;
  /** Empty unless selected. */
  readonly sections: readonly SectionModel[];
}

export type SectionModel = ChipsModel | FeaturedModel | ShelfModel | DrawerModel;

export interface ChipsModel {
  readonly kind: 'chips';
  readonly id: string;
  readonly chips: readonly ChipModel[];
}

export interface ChipModel {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly displayType: string | undefined;
  readonly canonicalUrl: string;
  /** The entry of the menu that counts what the chip leads to. */
  readonly menuItem?: MenuItem;
}

/** The bets the house puts forward on the page; none only where a filter left none [PAGE-009]. */
export interface FeaturedModel {
  readonly kind: 'featured';
  readonly id: string;
  /** For whoever asked for no headers of carousels. */
  readonly withoutHeader?: boolean;
  readonly bets: readonly FeaturedView[];
}

export interface ShelfModel {
  readonly kind: 'shelf';
  readonly id: string;
  readonly shelfKind: 'LIVE' | 'TODAY' | 'TOMORROW' | 'LATER';
  readonly title: string;
  readonly cards: readonly CardModel[];
  /** How many it has, where only the first of them are given. */
  readonly cardCount?: number;
}

export interface DrawerModel {
  readonly kind: 'drawer';
  readonly id: string;
  readonly title: string;
  readonly autoExpand: boolean;
  readonly cards: readonly CardModel[];
}

export type CardKind =
  | 'grid'
  | 'line-selector'
  | 'three-way'
  | 'tiled-list'
  | 'list'
  | 'aligned'
  | 'compact'
  | 'multiple'
  | 'statistics'
  | 'odds-boost'
  | 'table';

export interface CardModel {
  readonly kind: CardKind;
  /** '<eventId>~<kind>~<what it is about>' */
  readonly rawId: string;
  readonly book: BookView;
  readonly markets: readonly MarketView[];
  /** A heading people see; without one the event's name is the (hidden) heading [CARD-007]. */
  readonly featuredTitle: string | undefined;
  /** Of tiles. */
  readonly columns: number;
  /** Of a card of several markets: what tells them apart, one a market: '10 Points'. */
  readonly labels?: readonly string[];
  /** Of a table alone. */
  readonly table?: TableModel;
  /** For whoever asked for no recommended props. */
  readonly withoutProps?: boolean;
  /** For whoever asked for no rich event. */
  readonly withoutRichEvent?: boolean;
  /** For whoever asked for props by their prices alone. */
  readonly withoutModel?: boolean;
}

/** Players one below the other. */
export interface TableModel {
  readonly title: string;
  /** Who stands in the rows, where they are not players: 'Driver'. */
  readonly rowHeader?: string;
  /** One a column. */
  readonly headers: readonly string[];
  readonly rows: readonly TableRowModel[];
  /** In front of a field in play, with nothing to be bet on them: they have no row. */
  readonly withoutBets?: readonly TableRowModel[];
}

export interface TableRowModel {
  /** Unique on its card: 'batter-hits:home:3'. */
  readonly rowId: string;
  readonly label: string;
  /** The short name of the team of the player; undefined where the row is about no player of a side. */
  readonly team: string | undefined;
  readonly markets: readonly MarketView[];
  /** One a column; a blank where there is none. */
  readonly selections: readonly SelectionView[];
  /** What the player has reached in the game; undefined before it. */
  readonly accrued: number | undefined;
  /** Of one of a field, its number in it, from 0. */
  readonly player?: number;
  /** Where one of a field stands while it plays. */
  readonly fieldPlace?: FieldPlace;
}

export interface FieldPlace {
  /** '1', 'T3', 'DNF'. */
  readonly place: string;
  /** '−5'; undefined where places say it all. */
  readonly score: string | undefined;
}

/** Every card of the page's selected child. */
export function cardsOf(page: PageModel): CardModel[] {
  return page.children.flatMap((child) =>
    child.sections.flatMap((section) => ('cards' in section ? section.cards : [])),
  );
}

/** Every event the page shows, each once. */
export function booksOf(page: PageModel): BookView[] {
  const books = new Map<string, BookView>();
  if (page.book) books.set(page.book.event.id, page.book);
  for (const { book } of cardsOf(page)) books.set(book.event.id, book);
  return [...books.values()];
}
