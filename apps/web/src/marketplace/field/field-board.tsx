import { graphql, useFragment } from 'react-relay/hooks';
import type { fieldBoard_event$key } from '../../__generated__/fieldBoard_event.graphql.ts';
import { EventMoment } from '../event/event-moment.tsx';
import { phaseOf } from '../event/event-state.ts';
import { GolfBoard } from '../golf/golf-board.tsx';
import { RaceBoard } from '../motor-racing/race-board.tsx';
import styles from './field-board.module.css';
import { SeasonTable } from './season-table.tsx';

/** The scoreboard of an event with a field: its name, where it stands, and the leaderboard once it has begun; of a season its table. */
export function FieldBoard({ event: key }: { event: fieldBoard_event$key }) {
  const event = useFragment(
    graphql`
      fragment fieldBoard_event on StandardEvent {
        name
        status
        startTime
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
          situation
          alert
        }
        board: statistics {
          __typename
          ...sportStatistics_leaderboard @relay(mask: false)
        }
        ...eventMoment_event
      }
    `,
    key,
  );
  const { statistics, board } = event;
  const phase = phaseOf(event);
  const hasBegun = phase === 'live' || phase === 'finished';
  return (
    <>
      <div className={styles.head}>
        <h2>{event.name}</h2>
        <EventMoment event={event} />
        {phase !== 'upcoming' && phase !== 'absent' && <b>{statistics.situation}</b>}
        {phase !== 'absent' && statistics.alert !== '' && <strong>{statistics.alert}</strong>}
      </div>
      {board.__typename === 'FuturesStatistics' && <SeasonTable state={board} />}
      {hasBegun && board.__typename === 'GolfStatistics' && <GolfBoard state={board} />}
      {hasBegun && board.__typename === 'MotorRacingStatistics' && (
        <RaceBoard state={board} isLive={phase === 'live'} situation={statistics.situation} />
      )}
    </>
  );
}
