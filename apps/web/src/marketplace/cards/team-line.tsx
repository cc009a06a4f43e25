import { graphql, useFragment } from 'react-relay/hooks';
import type { teamLine_event$key } from '../../__generated__/teamLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { phaseOf, trailing } from '../event/event-state.ts';
import { TeamCrest } from '../event/team-crest.tsx';
import styles from './team-line.module.css';

/** Letters above which a name needs smaller type on a phone. */
const LONG_NAME = 8;

/** One side of an event: crest, name, record, and once it has begun its score; the ball marks who has it. */
export function TeamLine({ event: key, side }: { event: teamLine_event$key; side: 'home' | 'away' }) {
  const event = useFragment(
    graphql`
      fragment teamLine_event on StandardEvent {
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
            homeTimeouts
            awayTimeouts
          }
        }
      }
    `,
    key,
  );
  const team = side === 'home' ? event.homeParticipant : event.awayParticipant;
  const { statistics } = event;
  const phase = phaseOf(event);
  const begun = phase === 'live' || phase === 'finished';
  const score = side === 'home' ? statistics.homeScore : statistics.awayScore;
  const timeouts = side === 'home' ? statistics.homeTimeouts : statistics.awayTimeouts;
  const hasBall = phase === 'live' && statistics.possession === (side === 'home' ? 'HOME' : 'AWAY');
  const record = team.record?.replace('-', '–');
  const rest =
    phase === 'live' && timeouts !== undefined
      ? `${timeouts} ${timeouts === 1 ? 'timeout' : 'timeouts'}`
      : '';
  return (
    <div className={styles.team}>
      <span className={styles.crest}>
        <TeamCrest participant={team} sport={event.sport.slug} size={30} />
      </span>
      <div className={styles.words}>
        <span className={cx(styles.name, team.mediumName.length > LONG_NAME && styles.long)}>
          <span className={styles.full}>{team.mediumName}</span>
          <span className={styles.short} aria-hidden="true">
            {team.label}
          </span>
          {hasBall && <Icon name="football" size={15} className={styles.ball} label="has the ball" />}
        </span>
        <span className={styles.meta}>{[record, rest].filter(Boolean).join(' · ')}</span>
      </div>
      {begun && (
        <span className={cx(styles.score, trailing(statistics) === side && styles.trailing)}>{score}</span>
      )}
    </div>
  );
}
