import { graphql, useFragment } from 'react-relay/hooks';
import type { leadersWithoutBets_card$key } from '../../__generated__/leadersWithoutBets_card.graphql.ts';
import { fieldPlaceWords } from '../cards/field-place.tsx';
import styles from './leaders-without-bets.module.css';

/** Who is in front of a field and has no row below, for nothing can be bet on them; each with place and score. */
export function LeadersWithoutBets({ card: key }: { card: leadersWithoutBets_card$key }) {
  const { withoutBets } = useFragment(
    graphql`
      fragment leadersWithoutBets_card on TableMarketCard {
        withoutBets {
          id
          label
          place
          score
        }
      }
    `,
    key,
  );
  if (withoutBets.length === 0) return null;
  return (
    <p className={styles.line}>
      No bets on{' '}
      {withoutBets.map(({ id, label, place, score }, at) => (
        <span key={id}>
          {place && (
            <>
              <span aria-hidden="true">
                <b>{place}</b> {score}{' '}
              </span>
              <span className="sr">{fieldPlaceWords(place, score)}: </span>
            </>
          )}
          <span className={styles.name}>{label}</span>
          {at < withoutBets.length - 1 && ', '}
        </span>
      ))}
    </p>
  );
}
