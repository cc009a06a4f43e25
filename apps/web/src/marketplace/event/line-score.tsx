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

/** On a phone, too, while the game is on: what was scored when, and hits and errors, stand nowhere else on the board. */
const ON_PHONES: ReadonlySet<string> = new Set(['baseball', 'hockey']);

interface Total {
  readonly shortName: string;
  readonly title: string;
  of(side: Side): number;
}

/** The score by period, and the total, of baseball with hits and errors; of a fight the strikes that were landed. */
export function LineScore({ event: key, live }: { event: lineScore_event$key; live: boolean }) {
  const event = useFragment(
    graphql`
      fragment lineScore_event on StandardEvent {
        sport {
          slug
        }
        awayParticipant {
          label
          mediumName
        }
        homeParticipant {
          label
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
            homeTieBreak
            awayTieBreak
          }
          ... on BaseballStatistics {
            homeHits
            awayHits
            homeErrors
            awayErrors
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
  const isSpare = live && !isOfSegments && !ON_PHONES.has(event.sport.slug);
  const counted = INSTEAD_OF_SCORE[event.sport.slug];
  const totalOf = (side: Side) =>
    counted === undefined
      ? event.statistics[SCORE[side]]
      : segments.reduce((sum, segment) => sum + (segment[SCORE[side]] ?? 0), 0);
  const totals = baseballTotals(event.statistics) ?? [{ shortName: 'T', title: 'Total', of: totalOf }];
  return (
    <div className={cx(styles.scroll, isSpare && styles.spare)}>
      <table className={styles.table}>
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
            {totals.map(({ shortName, title }) => (
              <th key={title} scope="col" aria-label={title}>
                {shortName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sidesInOrder(event).map(({ side, team }) => (
            <tr key={side}>
              <th scope="row" data-short={team.label}>
                <span className={styles.full}>{team.mediumName}</span>
              </th>
              {segments.map((segment) => (
                <td key={segment.shortName} className={cx(segment === running && styles.running)}>
                  {segment[SCORE[side]]}
                  <TieBreak segment={segment} side={side} />
                </td>
              ))}
              {totals.map(({ title, of }) => (
                <td key={title} className={styles.total}>
                  {of(side)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TieBroken {
  readonly homeTieBreak?: number | null | undefined;
  readonly awayTieBreak?: number | null | undefined;
}

/** As a score of tennis is written: the points of the tie-break beside the games of who lost it; in words to who listens. */
function TieBreak({ segment, side }: { segment: TieBroken; side: Side }) {
  const { homeTieBreak: home, awayTieBreak: away } = segment;
  if (home == null || away == null) return null;
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  return (
    <>
      {own < other && (
        <sup className={styles.tieBreak} aria-hidden="true">
          {own}
        </sup>
      )}
      <span className="sr">, {own} in the tie-break</span>
    </>
  );
}

interface BaseballCounts {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeHits?: number;
  readonly awayHits?: number;
  readonly homeErrors?: number;
  readonly awayErrors?: number;
}

/** Runs, hits and errors, which a line score of baseball ends with; undefined of any other game. */
function baseballTotals(statistics: BaseballCounts): Total[] | undefined {
  const { homeScore, awayScore, homeHits, awayHits, homeErrors, awayErrors } = statistics;
  if (homeHits == null || awayHits == null || homeErrors == null || awayErrors == null) return undefined;
  const total = (shortName: string, title: string, away: number, home: number): Total => ({
    ...{ shortName, title },
    of: (side) => (side === 'home' ? home : away),
  });
  return [
    total('R', 'Runs', awayScore, homeScore),
    total('H', 'Hits', awayHits, homeHits),
    total('E', 'Errors', awayErrors, homeErrors),
  ];
}
