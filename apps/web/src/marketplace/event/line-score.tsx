import { graphql, useFragment } from 'react-relay/hooks';
import type { lineScore_event$key } from '../../__generated__/lineScore_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { SEGMENT_WORDS } from '../sports/segment-words.ts';
import styles from './line-score.module.css';
import { type Side, sidesInOrder } from './side-order.ts';

const SCORE = { away: 'awayScore', home: 'homeScore' } as const;

/** What is counted by period where it is not the score, and adds up to a total of its own. */
const INSTEAD_OF_SCORE: Readonly<Record<string, string>> = { combat: 'Strikes' };

/** What its parts are called where they are neither periods nor won by a side. */
const PARTS: Readonly<Record<string, string>> = { baseball: 'inning', combat: 'round', cricket: 'innings' };

/** A single part of these is all of the score: an innings each, legs that are played without sets. */
const WHOLE_ALONE: ReadonlySet<string> = new Set(['cricket', 'darts']);

/** The score by period, and the total; of a fight the strikes that were landed. */
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
          home {
            segmentScore
          }
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
  // Of a game that is scored by segments won they are the score, of others a look back.
  const isOfSegments = event.statistics.home.segmentScore != null;
  const isScoreAgain = !isOfSegments && WHOLE_ALONE.has(event.sport.slug) && segments.length === 1;
  if (segments.length === 0 || isScoreAgain) return null;
  const running = live && isOfSegments ? segments.at(-1) : undefined;
  const counted = INSTEAD_OF_SCORE[event.sport.slug];
  const totalOf = (side: Side) =>
    counted === undefined
      ? event.statistics[SCORE[side]]
      : segments.reduce((sum, segment) => sum + (segment[SCORE[side]] ?? 0), 0);
  return (
    <table className={cx(styles.table, live && !isOfSegments && styles.spare)}>
      <caption className="sr">
        {counted ?? 'Score'} by{' '}
        {PARTS[event.sport.slug] ?? SEGMENT_WORDS[event.sport.slug]?.won[0] ?? 'period'}
      </caption>
      <thead>
        <tr>
          <th scope="col">{counted ?? <span className="sr">Team</span>}</th>
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
              <td key={segment.shortName} className={cx(segment === running && styles.running)}>
                {segment[SCORE[side]] ?? '–'}
              </td>
            ))}
            <td className={styles.total}>{totalOf(side)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
