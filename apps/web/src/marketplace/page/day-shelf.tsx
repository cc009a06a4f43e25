import { graphql, useFragment } from 'react-relay/hooks';
import type { dayShelf_shelf$key } from '../../__generated__/dayShelf_shelf.graphql.ts';
import { GridHeader } from '../cards/grid-odds.tsx';
import { isThreeWay } from '../cards/grid-rows.ts';
import styles from './shelf.module.css';
import { ShelfRows } from './shelf-rows.tsx';

/** Games of one day that are still to come; the day's bar names the columns. */
export function DayShelf({
  shelf: key,
  above,
}: {
  shelf: dayShelf_shelf$key;
  /** Rows above it on the page. */
  above: number;
}) {
  const shelf = useFragment(
    graphql`
      fragment dayShelf_shelf on MarketplaceShelf {
        title
        cardCount
        cards {
          id
          ... on GridMarketCard {
            event {
              sport {
                slug
              }
            }
            markets {
              type
            }
          }
          ...marketCard_card
        }
      }
    `,
    key,
  );
  const grid = shelf.cards.find(({ markets }) => markets && !isThreeWay(markets));
  return (
    <div className={styles.day}>
      <div className={styles.bar}>
        <h3>{shelf.title}</h3>
        {grid && <GridHeader sport={grid.event?.sport.slug ?? ''} />}
      </div>
      <ShelfRows cards={shelf.cards} count={shelf.cardCount} above={above} kind="upcoming" />
    </div>
  );
}
