import { graphql, useFragment } from 'react-relay/hooks';
import type { liveShelf_shelf$key } from '../../__generated__/liveShelf_shelf.graphql.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { MarketCard } from '../cards/market-card.tsx';
import styles from './shelf.module.css';

/** Games in play: one card, split by hairlines. */
export function LiveShelf({ shelf: key }: { shelf: liveShelf_shelf$key }) {
  const shelf = useFragment(
    graphql`
      fragment liveShelf_shelf on MarketplaceShelf {
        title
        cards {
          id
          ...marketCard_card
        }
      }
    `,
    key,
  );
  return (
    <section aria-label={shelf.title}>
      <SectionHeading title={shelf.title} count={shelf.cards.length} live />
      <div className={styles.card}>
        {shelf.cards.map((card) => (
          <MarketCard key={card.id} card={card} place="shelf" />
        ))}
      </div>
    </section>
  );
}
