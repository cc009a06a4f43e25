import { graphql, useFragment } from 'react-relay/hooks';
import type { scoreLine_event$key } from '../../__generated__/scoreLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { EventMoment } from './event-moment.tsx';
import { phaseOf, trailing, type Winner, winnerOf } from './event-state.ts';
import styles from './score-line.module.css';
import { TeamCrest } from './team-crest.tsx';
import { Timeouts } from './timeouts.tsx';

/** Both sides with crest, record and score; between them clock, down and distance, and who has the ball. */
export function ScoreLine({ event: key }: { event: scoreLine_event$key }) {
  const event = useFragment(
    graphql`
      fragment scoreLine_event on StandardEvent {
        status
        startTime
        sport {
          slug
        }
        awayParticipant {
          label
          mediumName
          record
          ...teamCrest_participant
        }
        homeParticipant {
          label
          mediumName
          record
          ...teamCrest_participant
        }
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
          ... on FootballStatistics {
            possession
            downAndDistance
            yardLine
            homeTimeouts
            awayTimeouts
          }
        }
        ...eventMoment_event
      }
    `,
    key,
  );
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  const phase = phaseOf(event);
  const begun = phase === 'live' || phase === 'finished';
  const behind = trailing(statistics);
  const holder = statistics.possession === 'HOME' ? home : away;
  const spot = statistics.possession && `${holder.label} ball`;
  return (
    <div className={styles.line}>
      <div className={styles.side}>
        <TeamCrest participant={away} sport={event.sport.slug} size={56} />
        <div className={styles.team}>
          <b>{away.mediumName}</b>
          <small>{away.record?.replace('-', '–')}</small>
          {phase === 'live' && <Timeouts left={statistics.awayTimeouts} />}
        </div>
        {begun && <Score value={statistics.awayScore} behind={behind === 'away'} />}
      </div>
      <div className={cx(styles.middle, !begun && styles.kickoff)}>
        <EventMoment event={event} />
        {phase === 'live' && statistics.downAndDistance && <b>{statistics.downAndDistance}</b>}
        {phase === 'finished' && (
          <small>{winnerText(winnerOf(event), away.mediumName, home.mediumName)}</small>
        )}
        {phase === 'live' && <small>{[spot, statistics.yardLine].filter(Boolean).join(' · ')}</small>}
      </div>
      <div className={cx(styles.side, styles.home)}>
        {begun && <Score value={statistics.homeScore} behind={behind === 'home'} home />}
        <div className={styles.team}>
          <b>{home.mediumName}</b>
          <small>{home.record?.replace('-', '–')}</small>
          {phase === 'live' && <Timeouts left={statistics.homeTimeouts} />}
        </div>
        <TeamCrest participant={home} sport={event.sport.slug} size={56} />
      </div>
    </div>
  );
}

function winnerText(winner: Winner, away: string, home: string): string {
  if (winner === 'tie') return 'Tie';
  return winner === 'unknown' ? '' : `${winner === 'home' ? home : away} won`;
}

function Score({ value, behind, home = false }: { value: number; behind: boolean; home?: boolean }) {
  return (
    <strong className={cx(styles.score, home && styles.homeScore, behind && styles.behind)}>{value}</strong>
  );
}
