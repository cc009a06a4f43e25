import type { OddsFormat } from '@fairline/money/odds-format.ts';
import type { OddsShown } from '../platform/graphql/shared-types.ts';
import type { BookView } from '../trading/trading.ts';
import { type EventView, withoutBoxscore } from './boxscore.ts';
import type { FeaturedView } from './featured-view.ts';
import type { CardModel, PageChildModel, PageModel, SectionModel } from './page-model.ts';
import { marketsIn, selectionIn } from './shown-odds.ts';
import { topOf } from './top-of-page.ts';

/** What a reader of a page asks for besides its address [PAGE-014] [PAGE-015]. What is not said is shown. */
export interface PageWishes {
  /** Of formattedOdds. */
  readonly oddsFormat?: OddsFormat | null | undefined;
  readonly includeRecommendedProps?: boolean | null | undefined;
  readonly includeStandardizedBoxscore?: boolean | null | undefined;
  readonly includeRichEvent?: boolean | null | undefined;
  /** The row of chips. */
  readonly includeAdhocCarousel?: boolean | null | undefined;
  readonly includeFeaturedBetLogo?: boolean | null | undefined;
  /** Fighters, their records and how it ended, of a rich event. */
  readonly includeCombatRedesign?: boolean | null | undefined;
  /** The play-off ranking of the teams of a rich event. */
  readonly includeCfpRanking?: boolean | null | undefined;
  /** The themed header of the page. */
  readonly includeBranding?: boolean | null | undefined;
  /** The headers of carousels. */
  readonly includeCarouselHeader?: boolean | null | undefined;
  /** The header of the parlay lounge. */
  readonly includeParlayLoungeHeader?: boolean | null | undefined;
  /** Of a list only the games at its top. */
  readonly onlyFirstScreen?: boolean | null | undefined;
  /** Whether props are recommended by what is bet on, or by their prices alone. */
  readonly useDsModel?: boolean | null | undefined;
}

/** The page as a reader wishes it; the same page for a reader without wishes. */
export function pageAs(whole: PageModel, { onlyFirstScreen, ...wishes }: PageWishes): PageModel {
  const page = onlyFirstScreen === true ? topOf(whole) : whole;
  if (Object.values(wishes).every((wish) => wish === undefined || wish === null || wish === true))
    return page;
  const { book, header, parlayLounge } = page;
  return {
    ...page,
    header: wishes.includeBranding === false ? undefined : header,
    parlayLounge: wishes.includeParlayLoungeHeader === false ? undefined : parlayLounge,
    book: book && eventAs(book, wishes),
    children: page.children.map((child) => childAs(child, wishes)),
  };
}

export function childAs(child: PageChildModel, wishes: PageWishes): PageChildModel {
  const sections = child.sections.filter(
    ({ kind }) => kind !== 'chips' || wishes.includeAdhocCarousel !== false,
  );
  return { ...child, sections: sections.map((section) => sectionAs(section, wishes)) };
}

export function sectionAs<Section extends SectionModel>(section: Section, wishes: PageWishes): Section {
  if ('cards' in section) return { ...section, cards: section.cards.map((card) => cardAs(card, wishes)) };
  if ('bets' in section) {
    const withoutHeader = wishes.includeCarouselHeader === false;
    return { ...section, withoutHeader, bets: section.bets.map((bet) => betAs(bet, wishes)) };
  }
  return section;
}

function eventAs(book: BookView, wishes: PageWishes): EventView {
  const shown = wishes.includeStandardizedBoxscore === false ? withoutBoxscore(book) : book;
  return {
    ...shown,
    withoutFight: wishes.includeCombatRedesign === false,
    withoutPlayoffRanking: wishes.includeCfpRanking === false,
  };
}

function cardAs(card: CardModel, wishes: PageWishes): CardModel {
  const { oddsFormat: format } = wishes;
  return {
    ...card,
    markets: marketsIn(card.markets, format),
    book: eventAs(card.book, wishes),
    withoutProps: wishes.includeRecommendedProps === false,
    withoutRichEvent: wishes.includeRichEvent === false,
    withoutModel: wishes.useDsModel === false,
    ...(format && card.table && { table: tableIn(card.table, format) }),
  };
}

function tableIn(table: NonNullable<CardModel['table']>, format: OddsFormat): CardModel['table'] {
  const rows = table.rows.map((row) => ({
    ...row,
    markets: marketsIn(row.markets, format),
    selections: row.selections.map((selection) => selectionIn(selection, format)),
  }));
  return { ...table, rows };
}

/** A featured bet with its odds, and those of its legs, in a format, and with a logo or without. */
export function betAs(bet: FeaturedView, wishes: PageWishes): FeaturedView {
  const { oddsFormat: format } = wishes;
  if (wishes.includeFeaturedBetLogo === false) {
    return betAs({ ...bet, withoutLogo: true }, { oddsFormat: format });
  }
  if (!format) return bet;
  const legs = bet.legs.map((leg) => ({ ...leg, selection: selectionIn(leg.selection, format) }));
  const odds: OddsShown | undefined = bet.odds && { ...bet.odds, format };
  return { ...bet, legs, odds };
}
