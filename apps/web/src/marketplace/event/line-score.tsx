import { graphql, useFragment } from 'react-relay/hooks';
import type { lineScore_event$key } from '../../__generated__/lineScore_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import styles from './line-score.module.css';

/** The score by period, and the total. */
export function LineScore({ event: key, live }: { event: lineScore_event$key; live: boolean }) {
  const event = useFragment(
    graphql`
      fragment lineScore_event on StandardEvent {
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
  const { segments, homeScore, awayScore } = event.statistics;
  if (segments.length === 0) return null;
  const rows = [
    { name: event.awayParticipant.mediumName, side: 'awayScore', total: awayScore },
    { name: event.homeParticipant.mediumName, side: 'homeScore', total: homeScore },
  ] as const;
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
        {rows.map(({ name, side, total }) => (
          <tr key={side}>
            <th scope="row">{name}</th>
            {segments.map((segment) => (
              <td key={segment.shortName}>{segment[side] ?? '–'}</td>
            ))}
            <td className={styles.total}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
