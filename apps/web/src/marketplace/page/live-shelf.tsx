import { graphql, useFragment } from 'react-relay/hooks';
import type { liveShelf_shelf$key } from '../../__generated__/liveShelf_shelf.graphql.ts';
import { PageLink } from '../../app/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ShelfTitleContext } from '../cards/shelf-title.ts';
import styles from './shelf.module.css';
import { ShelfRows } from './shelf-rows.tsx';

interface LiveShelfProps {
  shelf: liveShelf_shelf$key;
  /** Games that are to be seen. */
  count: number;
  /** Where all live games are, on pages that show only some. */
  seeAll: string | undefined;
  /** Rows above it on the page. */
  above: number;
}

/** Games in play: one card, split by hairlines. */
export function LiveShelf({ shelf: key, count, seeAll, above }: LiveShelfProps) {
  const shelf = useFragment(
    graphql`
      fragment liveShelf_shelf on MarketplaceShelf {
        title
        cardCount
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
      <SectionHeading
        title={shelf.title}
        count={count}
        live
        action={
          seeAll && (
            <PageLink to={seeAll} className={styles.seeAll}>
              See all
              <Icon name="right" size={16} />
            </PageLink>
          )
        }
      />
      <div className={styles.card}>
        <ShelfTitleContext value={shelf.title}>
          <ShelfRows cards={shelf.cards} count={shelf.cardCount} above={above} kind="live" />
        </ShelfTitleContext>
      </div>
    </section>
  );
}
