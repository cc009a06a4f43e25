import { graphql, useFragment } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type { legData_leg$key } from '../__generated__/legData_leg.graphql.ts';
import type { legsTally_bet$key } from '../__generated__/legsTally_bet.graphql.ts';
import { legData, progressOf } from './leg-data.ts';
import { legStanding, legsTally } from './leg-progress.ts';
import styles from './legs-tally.module.css';

/** How the legs of a bet of several stand together: a dash each, and in words. */
export function LegsTally({ bet: key }: { bet: legsTally_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment legsTally_bet on Bet {
        status
        legs {
          id
          ...legData_leg
        }
      }
    `,
    key,
  );
  if (bet.legs.length < 2 || bet.status === 'CASHED_OUT') return null;
  // What is paid moves no more, however its other games go on.
  const isOpen = bet.status === 'OPEN';
  const legs = bet.legs.map((leg) => {
    const data = readInlineData<legData_leg$key>(legData, leg);
    return { id: leg.id, standing: legStanding(data.outcome, isOpen ? progressOf(data) : undefined) };
  });
  return (
    <div className={styles.legs}>
      <dt>Legs</dt>
      <dd className={styles.tally}>
        <span className={styles.dashes} aria-hidden="true">
          {legs.map(({ id, standing }) => (
            <i key={id} data-standing={standing} />
          ))}
        </span>
        {legsTally(legs.map(({ standing }) => standing))}
      </dd>
    </div>
  );
}
