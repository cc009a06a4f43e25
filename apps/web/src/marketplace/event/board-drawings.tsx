import { graphql, useFragment } from 'react-relay/hooks';
import type { boardDrawings_event$key } from '../../__generated__/boardDrawings_event.graphql.ts';
import { FootballField } from '../football/football-field.tsx';
import styles from './board-drawings.module.css';
import { phaseOf } from './event-state.ts';
import { LineScore } from './line-score.tsx';
import { WinProbability } from './win-probability.tsx';

/** What is happening, drawn: the field while the game is on, the score by quarter once it is over, and the chances. */
export function BoardDrawings({ event: key }: { event: boardDrawings_event$key }) {
  const event = useFragment(
    graphql`
      fragment boardDrawings_event on StandardEvent {
        status
        startTime
        awayParticipant {
          mediumName
          primaryColour
        }
        homeParticipant {
          mediumName
          primaryColour
        }
        statistics {
          __typename
          homeScore
          awayScore
          isInPlay
          progress
          ... on FootballStatistics {
            ballOn
            driveStart
            lineToGain
            possession
            redZone
            yardLine
            downAndDistance
            lastPlay
          }
        }
        ...lineScore_event
        ...winProbability_event
      }
    `,
    key,
  );
  const phase = phaseOf(event);
  if (phase === 'upcoming' || phase === 'postponed') return <WinProbability event={event} />;
  const { statistics } = event;
  const field = phase === 'live' && statistics.__typename === 'FootballStatistics' ? statistics : undefined;
  return (
    <>
      {field && (
        <div className={styles.field}>
          <FootballField
            state={field}
            away={event.awayParticipant}
            home={event.homeParticipant}
            size="board"
          />
        </div>
      )}
      {field && (
        <p className={styles.play}>
          {driveText(field)}
          {field.lastPlay && (
            <span>
              Last play <b>{field.lastPlay}</b>
            </span>
          )}
        </p>
      )}
      <LineScore event={event} live={phase === 'live'} />
      <WinProbability event={event} />
    </>
  );
}

function driveText({ ballOn, driveStart }: { ballOn?: number | null; driveStart?: number | null }) {
  if (ballOn == null || driveStart == null) return <span />;
  const yards = Math.abs(ballOn - driveStart);
  return (
    <span>
      Drive{' '}
      <b>
        {yards} {yards === 1 ? 'yd' : 'yds'}
      </b>
    </span>
  );
}
