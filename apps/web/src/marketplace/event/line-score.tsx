import { graphql, useFragment } from 'react-relay/hooks';
import type { lineScore_event$key } from '../../__generated__/lineScore_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import styles from './line-score.module.css';
import { sidesInOrder } from './side-order.ts';

const SCORE = { away: 'awayScore', home: 'homeScore' } as const;

/** The score by period, and the total. */
export function LineScore({ event: key, live }: { event: lineScore_event$key; live: boolean }) {
  const event = useFragment(
    graphql`
      fragment lineScore_event on StandardEvent {
        sport {
          slug
        }
        awayParticipant {
          mediumName
        }
        homeParticipant {
          mediumName
        }
        statistics {
          homeScore
          awayScore
          segments {
            shortName
            homeScore
            awayScore
          }
        }
      }
    `,
    key,
  );
  const { segments } = event.statistics;
  if (segments.length === 0) return null;
  return (
    <table className={cx(styles.table, live && styles.live)}>
      <caption className="sr">Score by period</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Team</span>
          </th>
          {segments.map(({ shortName }) => (
            <th key={shortName} scope="col">
              {shortName}
            </th>
          ))}
          <th scope="col">T</th>
        </tr>
      </thead>
      <tbody>
        {sidesInOrder(event).map(({ side, team }) => (
          <tr key={side}>
            <th scope="row">{team.mediumName}</th>
            {segments.map((segment) => (
              <td key={segment.shortName}>{segment[SCORE[side]] ?? '–'}</td>
            ))}
            <td className={styles.total}>{event.statistics[SCORE[side]]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
