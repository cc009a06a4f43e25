import { graphql, useFragment } from 'react-relay/hooks';
import type { multipleCard_card$key } from '../../__generated__/multipleCard_card.graphql.ts';
import { SelectionButton } from '../selection/selection-button.tsx';
import styles from './selection-cards.module.css';
import { useWithoutBlanks } from './without-blanks.ts';

/** Markets of one sort below each other, each with its title and its few ways as tiles. */
export function MultipleCard({ card: key }: { card: multipleCard_card$key }) {
  const card = useFragment(
    graphql`
      fragment multipleCard_card on MultipleMarketCard {
        featuredTitle
        labels
        event {
          status
          startTime
          statistics {
            isInPlay
            homeScore
            awayScore
            progress
          }
        }
        markets {
          id
          name
          selections {
            id
            status
            ...selectionButton_selection
          }
        }
      }
    `,
    key,
  );
  const shown = useWithoutBlanks(card.event);
  return (
    <div className={styles.several}>
      {card.markets.map(({ id, name, selections }, at) => (
        <section key={id} aria-label={name}>
          {name !== card.featuredTitle && <h5 className={styles.title}>{card.labels[at] ?? name}</h5>}
          <div className={styles.tiles} style={{ '--columns': 2 }}>
            {shown(selections).map((selection) => (
              <SelectionButton key={selection.id} selection={selection} market={name} layout="wide" />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
