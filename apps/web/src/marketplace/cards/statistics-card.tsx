import { graphql, useFragment } from 'react-relay/hooks';
import type { statisticsCard_card$key } from '../../__generated__/statisticsCard_card.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { sidesInOrder } from '../event/side-order.ts';
import { sideColours, sideVariables } from '../event/team-colours.ts';
import { TeamCrest } from '../event/team-crest.tsx';
import styles from './statistics-card.module.css';

/** What both sides of a game have done so far: their counts at both ends of a row, and below it who has which share. */
export function StatisticsCard({ card: key }: { card: statisticsCard_card$key }) {
  const { event } = useFragment(
    graphql`
      fragment statisticsCard_card on EventStatisticsMarketCard {
        event {
          sport {
            slug
          }
          statistics {
            counts {
              title
              away
              home
            }
          }
          awayParticipant {
            mediumName
            primaryColour
            secondaryColour
            ...teamCrest_participant
          }
          homeParticipant {
            mediumName
            primaryColour
            secondaryColour
            ...teamCrest_participant
          }
        }
      }
    `,
    key,
  );
  const { awayParticipant, homeParticipant, sport, statistics } = event;
  const colours = sideColours(homeParticipant, awayParticipant);
  const [first, second] = sidesInOrder(event);
  if (first === undefined || second === undefined) return null;
  const headOf = ({ side, team }: typeof first) => (
    <th scope="col" className={styles.side}>
      <span>
        <TeamCrest participant={team} sport={sport.slug} size={22} colour={colours[side]} />
        <span>{team.mediumName}</span>
      </span>
    </th>
  );
  return (
    <table className={styles.table} style={sideVariables(homeParticipant, awayParticipant)}>
      <thead>
        <tr>
          {headOf(first)}
          <th scope="col">
            <span className="sr">Statistic</span>
          </th>
          {headOf(second)}
        </tr>
      </thead>
      <tbody>
        {statistics.counts.map((count) => {
          const [left, right] = [count[first.side], count[second.side]];
          return (
            <tr key={count.title}>
              <td className={cx(styles.count, left < right && styles.less)}>{left}</td>
              <th scope="row">
                {count.title}
                <span className={styles.bar} aria-hidden="true">
                  <i className={styles[first.side]} style={{ flexGrow: shareOf(left, right) }} />
                  <i className={styles[second.side]} style={{ flexGrow: shareOf(right, left) }} />
                </span>
              </th>
              <td className={cx(styles.count, right < left && styles.less)}>{right}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Yards may be fewer than none. */
function shareOf(own: number, other: number): number {
  const all = Math.max(own, 0) + Math.max(other, 0);
  return all === 0 ? 0 : Math.max(own, 0) / all;
}
