import { Fragment, lazy, Suspense, use } from 'react';
import type { marketCard_card$key } from '../../__generated__/marketCard_card.graphql.ts';
import { useNear } from '../../ui/use-near.ts';
import { MarketCard } from '../cards/market-card.tsx';
import { FavouriteCardsContext, favouritesFirst } from '../favourites/favourites-first.ts';
import { useAtOnce } from './at-once.ts';
import { RowsPlace } from './rows-place.tsx';

const FavouriteTooltip = lazy(async () => ({
  default: (await import('../favourites/favourite-tooltip.tsx')).FavouriteTooltip,
}));

/** Rows that are drawn together when they come near. */
const TOGETHER = 4;

type Card = marketCard_card$key & { readonly id: string };

interface ShelfRowsProps {
  cards: readonly Card[];
  /** How many there are, where not all of them are fetched yet. */
  count: number;
  /** Rows that stand above these on the page. */
  above: number;
  /** The kind of row whose place is kept. */
  kind: 'live' | 'upcoming';
}

/**
 * A shelf's games, those of teams one follows in front: the page's first are drawn at once, others when they come near the
 * screen; their places are kept.
 */
export function ShelfRows({ cards: given, count, above, kind }: ShelfRowsProps) {
  const cards = favouritesFirst(given, use(FavouriteCardsContext));
  const first = Math.max(0, Math.min(cards.length, useAtOnce() - above));
  const groups = Array.from(
    { length: Math.ceil((cards.length - first) / TOGETHER) },
    (_, group) => first + group * TOGETHER,
  );
  return (
    <>
      <Rows cards={cards.slice(0, first)} />
      {groups.map((from) => (
        <NearRows key={from} cards={cards.slice(from, from + TOGETHER)} kind={kind} />
      ))}
      {count > cards.length && <RowsPlace kind={kind} rows={count - cards.length} />}
    </>
  );
}

function Rows({ cards }: { cards: readonly Card[] }) {
  const { first } = use(FavouriteCardsContext);
  return cards.map((card) => (
    <Fragment key={card.id}>
      <MarketCard card={card} place="shelf" />
      {card.id === first && (
        <Suspense fallback={null}>
          <FavouriteTooltip />
        </Suspense>
      )}
    </Fragment>
  ));
}

function NearRows({ cards, kind }: { cards: readonly Card[]; kind: ShelfRowsProps['kind'] }) {
  const [isNear, place] = useNear();
  if (isNear) return <Rows cards={cards} />;
  return <RowsPlace ref={place} kind={kind} rows={cards.length} />;
}
