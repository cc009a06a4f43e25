import { graphql, useFragment } from 'react-relay/hooks';
import type { teamLine_event$key } from '../../__generated__/teamLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconNamed } from '../../ui/icon-paths.ts';
import { hasLongScore, phaseOf, trailing } from '../event/event-state.ts';
import { ParticipantFlag } from '../event/participant-flag.tsx';
import { recordText } from '../event/record-text.ts';
import { sideColours } from '../event/team-colours.ts';
import { TeamCrest } from '../event/team-crest.tsx';
import { TeamRank } from '../event/team-rank.tsx';
import { markerWords } from '../sports/marker-words.ts';
import { keyStarterText } from './key-starter.ts';
import styles from './team-line.module.css';

/** One side of an event: crest, name, record, and once it has begun its score, of sets with the games of the running one; a mark says who has the ball, or serves. */
export function TeamLine({ event: key, side }: { event: teamLine_event$key; side: 'home' | 'away' }) {
  const event = useFragment(
    graphql`
      fragment teamLine_event on StandardEvent {
        status
        startTime
        sport {
          slug
        }
        awayKeyStarter {
          fullName
        }
        homeKeyStarter {
          fullName
        }
        awayParticipant {
          label
          mediumName
          rank
          record
          primaryColour
          secondaryColour
          ...participantFlag_participant
          ...teamCrest_participant
        }
        homeParticipant {
          label
          mediumName
          rank
          record
          primaryColour
          secondaryColour
          ...participantFlag_participant
          ...teamCrest_participant
        }
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
          away {
            score
            marker
            note
            segmentScore
          }
          home {
            score
            marker
            note
            segmentScore
          }
        }
      }
    `,
    key,
  );
  const team = side === 'home' ? event.homeParticipant : event.awayParticipant;
  const { statistics } = event;
  const colours = sideColours(event.homeParticipant, event.awayParticipant);
  const phase = phaseOf(event);
  const begun = phase === 'live' || phase === 'finished';
  const { score, marker, note } = statistics[side];
  const segment = begun ? statistics[side].segmentScore : undefined;
  const record = recordText(team.record);
  const starter = phase === 'upcoming' && keyStarterText(event, side);
  const beside = phase === 'live' ? note : starter;
  return (
    <div className={styles.team}>
      <span className={styles.crest}>
        <TeamCrest participant={team} sport={event.sport.slug} size={30} colour={colours[side]} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          <span className={styles.rank}>
            <TeamRank rank={team.rank} />
          </span>
          <span className={styles.flag}>
            <ParticipantFlag participant={team} />
          </span>
          <span className={styles.full}>{team.mediumName}</span>
          <span className={styles.short} aria-hidden="true">
            {team.label}
          </span>
          {phase === 'live' && marker != null && <Marker marker={marker} sport={event.sport.slug} />}
        </span>
        <span className={styles.meta}>
          {record}
          {beside && (
            <span className={phase === 'live' ? styles.note : styles.starter}>
              {record === '' ? beside : ` · ${beside}`}
            </span>
          )}
        </span>
      </div>
      {begun && (
        <span
          className={cx(
            styles.score,
            segment != null && styles.counted,
            hasLongScore(event.sport) && styles.longScore,
            trailing(statistics) === side && styles.trailing,
          )}
        >
          {score}
        </span>
      )}
      {segment != null && <span className={styles.segment}>{segment}</span>}
    </div>
  );
}

function Marker({ marker, sport }: { marker: string; sport: string }) {
  return <Icon name={iconNamed(sport)} size={15} className={styles.ball} label={markerWords(marker)} />;
}
