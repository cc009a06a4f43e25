import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { dayShelf_shelf$key } from '../../__generated__/dayShelf_shelf.graphql.ts';
import type { marketCard_card$key } from '../../__generated__/marketCard_card.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { GridHeader } from '../cards/grid-odds.tsx';
import { gridColumns, isThreeWay } from '../cards/grid-rows.ts';
import { bySport, type SportCard } from './by-sport.ts';
import styles from './shelf.module.css';
import { ShelfRows } from './shelf-rows.tsx';

/** Games of one day that are still to come. The day's bar names the columns; of several sports each has a bar of its own, as each has other columns. */
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
          ...dayCard_card @relay(mask: false)
        }
      }
    `,
    key,
  );
  const sports = bySport(shelf.cards);
  const missing = shelf.cardCount - shelf.cards.length;
  const [only] = sports;
  const isMixed = sports.length > 1;
  return (
    <div className={styles.day}>
      <div className={styles.bar}>
        <h3>{shelf.title}</h3>
        {only && !isMixed && <Columns cards={only.cards} />}
      </div>
      {sports.map(({ name, cards, before }, place) => (
        <Fragment key={name}>
          {isMixed && (
            <div className={cx(styles.bar, styles.sport)}>
              <h4>{name}</h4>
              <Columns cards={cards} />
            </div>
          )}
          <ShelfRows
            cards={cards}
            count={cards.length + (place === sports.length - 1 ? missing : 0)}
            above={above + before}
            kind="upcoming"
          />
        </Fragment>
      ))}
    </div>
  );
}

type Card = marketCard_card$key & SportCard & { readonly id: string };

/** The words over the columns of prices, where there are columns: three prices of a game, and those of a field, say what they are. */
function Columns({ cards }: { cards: readonly Card[] }) {
  const grid = cards.find(({ markets }) => markets && !isThreeWay(markets));
  return grid && <GridHeader columns={gridColumns(grid.event.sport.slug)} />;
}
