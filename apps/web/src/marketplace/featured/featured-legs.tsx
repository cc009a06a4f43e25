import type { featuredCardData_bet$data } from '../../__generated__/featuredCardData_bet.graphql.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { trueMinus } from '../../ui/true-minus.ts';
import { InPlayTag } from '../cards/in-play-tag.tsx';
import styles from './featured-card.module.css';

export type FeaturedLeg = featuredCardData_bet$data['legs'][number];

/** Legs on their rail: what is bet on, in which market and game. */
export function FeaturedLegs({ legs, more }: { legs: readonly FeaturedLeg[]; more?: React.ReactNode }) {
  return (
    <ul className={styles.legs}>
      {legs.map(({ selection, marketName, event }) => (
        <li key={selection.id}>
          <b>{trueMinus(selection.name.defaultName)}</b>
          <small>
            {event.status === 'IN_PLAY' && <InPlayTag size="small" />}
            <Dotted parts={[marketName, event.name]} />
          </small>
        </li>
      ))}
      {more && <li className={styles.more}>{more}</li>}
    </ul>
  );
}
