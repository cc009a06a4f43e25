import type { MarketView } from '../trading/trading.ts';
import { type CardModel, cardsOf, type PageModel, type SectionModel } from './page-model.ts';

/** What a page is made of, without what moves inside it: prices and scores. */
export interface PageLayout {
  /** Equal as long as no child, section or card came, went or changed places. */
  readonly order: string;
  /** By raw id, each equal as long as the card shows the same markets under the same heading. */
  readonly cards: ReadonlyMap<string, string>;
  /** Raw ids. */
  readonly markets: ReadonlySet<string>;
}

export function layoutOf(page: PageModel): PageLayout {
  const cards = cardsOf(page);
  return {
    order: orderOf(page),
    cards: new Map(cards.map((card) => [card.rawId, layoutOfCard(card)])),
    markets: new Set(cards.flatMap((card) => card.markets.map((market) => market.rawId))),
  };
}

/** What to send to whoever has an earlier layout of a page. */
export interface PageChanges {
  readonly reordered: boolean;
  readonly newCards: readonly CardModel[];
  /** Cards that were there before, with other markets. */
  readonly changedCards: readonly CardModel[];
  /** What those show that was nowhere on the page. */
  readonly newMarkets: readonly MarketView[];
}

/** What changed since any of some earlier layouts; undefined when nothing did. */
export function changesSince(
  earlier: readonly PageLayout[],
  page: PageModel,
  now: PageLayout,
): PageChanges | undefined {
  const cards = cardsOf(page);
  const isNew = (card: CardModel) => earlier.some((layout) => !layout.cards.has(card.rawId));
  const isOther = ({ rawId }: CardModel) =>
    earlier.some((layout) => layout.cards.get(rawId) !== now.cards.get(rawId));
  const newCards = cards.filter(isNew);
  const changedCards = cards.filter((card) => !isNew(card) && isOther(card));
  const reordered = earlier.some((layout) => layout.order !== now.order);
  if (!reordered && newCards.length + changedCards.length === 0) return undefined;
  const newMarkets = changedCards
    .flatMap((card) => card.markets)
    .filter(({ rawId }) => earlier.some((layout) => !layout.markets.has(rawId)));
  return { reordered, newCards, changedCards, newMarkets };
}

function orderOf(page: PageModel): string {
  return JSON.stringify(
    page.children.map((child) => [
      child.id,
      child.hasContent,
      child.isComing,
      child.sections.map((section) => orderOfSection(section)),
    ]),
  );
}

function orderOfSection(section: SectionModel) {
  switch (section.kind) {
    case 'chips':
      return section.chips.map(({ label, displayType, canonicalUrl }) => [label, displayType, canonicalUrl]);
    case 'featured':
      return [section.id, section.bets.map(({ id, title, selectionIds }) => [id, title, selectionIds])];
    default:
      return [section.id, section.title, section.cards.map((card) => card.rawId)];
  }
}

/** Equal as long as a card shows the same markets under the same heading, and of a field in play the same places. */
export function layoutOfCard({ kind, book, featuredTitle, markets, table }: CardModel): string {
  const boosted = markets.flatMap(({ selections }) => selections.filter(({ was }) => was));
  const cells = table?.rows.map(({ selections }) => selections.map(({ rawId }) => rawId));
  const places = table?.rows.map(({ fieldPlace }) => fieldPlace);
  const withoutBets = table?.withoutBets?.map(({ rowId, fieldPlace }) => [rowId, fieldPlace]);
  return JSON.stringify([
    featuredTitle,
    book.event.status === 'IN_PLAY',
    markets.map((market) => market.key),
    table?.headers,
    cells,
    places,
    withoutBets,
    kind === 'odds-boost' && boosted.map(({ rawId }) => rawId),
  ]);
}
