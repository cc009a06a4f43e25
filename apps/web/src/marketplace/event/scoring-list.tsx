import { graphql, useFragment } from 'react-relay/hooks';
import type {
  scoringList_event$data,
  scoringList_event$key,
} from '../../__generated__/scoringList_event.graphql.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './scoring-list.module.css';

type Participant = scoringList_event$data['awayParticipant'];

interface Scored {
  readonly awayScore: number;
  readonly homeScore: number;
  readonly player: string;
  readonly side?: string | null | undefined;
  readonly what: string;
  readonly when: string;
}

/** Who scored, when and what: the last one in a line that is always there, and all of them below it, which is opened. */
export function ScoringList({ event: key }: { event: scoringList_event$key }) {
  const event = useFragment(
    graphql`
      fragment scoringList_event on StandardEvent {
        awayParticipant {
          label
          mediumName
        }
        homeParticipant {
          label
          mediumName
        }
        statistics {
          awayScore
          homeScore
          ...sportStatistics_scoring @relay(mask: false)
        }
      }
    `,
    key,
  );
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  // Of another sport.
  if (statistics.scoring === undefined) return null;
  const last = statistics.scoring.at(-1);
  if (last === undefined) {
    // Of a game that began before it was kept who scored.
    if (statistics.awayScore + statistics.homeScore > 0) return null;
    return (
      <p className={styles.none}>
        <b>Scoring</b> Nobody has scored yet
      </p>
    );
  }
  return (
    <details className={styles.scoring}>
      <summary>
        <b>Scoring</b>
        <span className={styles.last}>
          <span className={styles.team}>{teamOf(last, away, home).label}</span> {last.player || last.what}
          <span className={styles.when}> {last.when}</span>
        </span>
        <Icon name="down" size={16} />
      </summary>
      <table>
        <caption className="sr">Scoring in order</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">When</span>
            </th>
            <th scope="col">
              <span className="sr">Who scored</span>
            </th>
            {[away, home].map(({ label, mediumName }) => (
              <th key={mediumName} scope="col" aria-label={mediumName}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.scoring.map((scored) => (
            <Row key={`${scored.when} ${scored.awayScore} ${scored.homeScore}`} {...{ scored, away, home }} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Row({ scored, away, home }: { scored: Scored; away: Participant; home: Participant }) {
  const { side, player, what, when, awayScore, homeScore } = scored;
  const team = teamOf(scored, away, home).label;
  return (
    <tr>
      <td>{when}</td>
      <td>
        <span className={styles.team}>{team}</span> {player !== '' && <b>{player} </b>}
        {what}
      </td>
      <td className={side === 'AWAY' ? styles.scored : undefined}>{awayScore}</td>
      <td className={side === 'HOME' ? styles.scored : undefined}>{homeScore}</td>
    </tr>
  );
}

function teamOf({ side }: Scored, away: Participant, home: Participant): Participant {
  return side === 'HOME' ? home : away;
}
