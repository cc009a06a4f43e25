import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ticketLegs_bet$key } from '../__generated__/ticketLegs_bet.graphql.ts';
import { legRuns } from '../app/leg-runs.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { phaseOf } from '../marketplace/event/event-state.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './ticket.module.css';
import { TicketLeg } from './ticket-leg.tsx';
import { useLegProgress } from './use-leg-progress.ts';

/** The legs in their order; those of one game that share a price stand together under it. */
export function TicketLegs({ bet: key }: { bet: ticketLegs_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment ticketLegs_bet on Bet {
        type
        status
        groups {
          number
          odds {
            numeratorLong
            denominatorLong
          }
        }
        legs {
          id
          group
          eventName
          outcome
          progress {
            id
          }
          event {
            status
            statistics {
              isInPlay
            }
          }
          ...ticketLeg_leg
        }
      }
    `,
    key,
  );
  const format = useOddsFormat();
  const alone = bet.legs.length === 1;
  const isOpen = bet.status === 'OPEN';
  useLegProgress(
    bet.legs.flatMap(({ outcome, event, progress }) =>
      isOpen && outcome === 'PENDING' && event && phaseOf(event) === 'live' && progress ? progress.id : [],
    ),
  );
  return (
    <div className={styles.legs}>
      {legRuns(bet.legs).map(({ group, legs }) => {
        const [first] = legs;
        const odds = readOdds(bet.groups.find(({ number }) => number === group)?.odds);
        const list = (
          <ul key={first?.id}>
            {legs.map((leg) => (
              <TicketLeg
                key={leg.id}
                leg={leg}
                alone={alone}
                isOpen={isOpen}
                // A leg of a group or a teaser has no price of its own that counts.
                priced={group === undefined && bet.type !== 'TEASER'}
                grouped={group !== undefined}
              />
            ))}
          </ul>
        );
        if (group === undefined) return list;
        return (
          <section
            key={`group-${group}`}
            className={styles.group}
            aria-label={`Same game: ${first?.eventName}`}
          >
            <header>
              <Icon name="sgp" size={16} />
              <div>
                <b>{first?.eventName}</b>
                <span>{legs.length} legs together</span>
              </div>
              {odds && <strong>{trueMinus(formatOdds(odds, format))}</strong>}
            </header>
            {list}
          </section>
        );
      })}
    </div>
  );
}
