import { useDeferredValue } from 'react';
import type { marketCard_card$key } from '../../__generated__/marketCard_card.graphql.ts';
import { MarketCard } from '../cards/market-card.tsx';
import styles from './shelf.module.css';

/** Of each shelf, as many as a screen shows. */
const AT_ONCE = 4;

interface ShelfRowsProps {
  cards: readonly (marketCard_card$key & { readonly id: string })[];
  /** The kind of row whose place is kept. */
  kind: 'live' | 'upcoming';
}

/** A shelf's games: those a screen shows are drawn at once, the rest, whose places are kept, right after that was painted. */
export function ShelfRows({ cards, kind }: ShelfRowsProps) {
  const isPainted = useDeferredValue(true, false);
  return cards.map((card, index) =>
    isPainted || index < AT_ONCE ? (
      <MarketCard key={card.id} card={card} place="shelf" />
    ) : (
      <div key={card.id} className={styles.place} data-kind={kind} />
    ),
  );
}
