import type { featuredCardData_bet$data } from '../../__generated__/featuredCardData_bet.graphql.ts';
import styles from './featured-card.module.css';
import { FeaturedLegs } from './featured-legs.tsx';
import { legsShown, moreLegs, underHeader } from './featured-view.ts';

/** Keeps the place of a card of a carousel that is not drawn yet: its words, for the tallest card makes them all as tall. */
export function FeaturedPlace({ bet }: { bet: featuredCardData_bet$data }) {
  const { shown, more } = legsShown(bet.legs);
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.head}>
        <div>
          <h3>{bet.header}</h3>
          <p>{underHeader(bet.title, bet.numberOfWagers)}</p>
        </div>
      </div>
      <FeaturedLegs legs={shown} more={more > 0 && <b>{moreLegs(more)}</b>} />
      {bet.description && <p className={styles.description}>{bet.description}</p>}
      <div className={styles.foot}>
        <span className={styles.price} />
      </div>
    </div>
  );
}
