import { graphql, useFragment } from 'react-relay/hooks';
import type { scoreSide_event$key } from '../../__generated__/scoreSide_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { keyStarterText } from '../cards/key-starter.ts';
import { FollowButton } from '../favourites/follow-button.tsx';
import { hasLongScore, phaseOf, trailing } from './event-state.ts';
import { ParticipantFlag } from './participant-flag.tsx';
import { recordText } from './record-text.ts';
import styles from './score-line.module.css';
import type { Side } from './side-order.ts';
import { sideColours } from './team-colours.ts';
import { TeamCrest } from './team-crest.tsx';
import { TeamRank } from './team-rank.tsx';
import { Timeouts } from './timeouts.tsx';

interface ScoreSideProps {
  event: scoreSide_event$key;
  side: Side;
  /** On the right of the clock: mirrored, so that both scores stand beside it. */
  isRight?: boolean;
}

/** One side of the scoreboard: crest, name, record and what is said of it, and once it has begun its score. */
export function ScoreSide({ event: key, side, isRight = false }: ScoreSideProps) {
  const event = useFragment(
    graphql`
      fragment scoreSide_event on StandardEvent {
        status
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
          id
          countryUrl
          mediumName
          rank
          record
          primaryColour
          secondaryColour
          ...participantFlag_participant
          ...teamCrest_participant
        }
        homeParticipant {
          id
          countryUrl
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
          away {
            score
            note
          }
          home {
            score
            note
          }
          ... on FootballStatistics {
            homeTimeouts
            awayTimeouts
          }
        }
      }
    `,
    key,
  );
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  const team = side === 'home' ? home : away;
  const timeouts = side === 'home' ? statistics.homeTimeouts : statistics.awayTimeouts;
  const phase = phaseOf(event);
  const crest = (
    <TeamCrest participant={team} sport={event.sport.slug} size={56} colour={sideColours(home, away)[side]} />
  );
  const score = (phase === 'live' || phase === 'finished') && (
    <strong
      className={cx(
        styles.score,
        hasLongScore(event.sport) && styles.longScore,
        isRight && styles.rightScore,
        trailing(statistics) === side && styles.behind,
      )}
    >
      {statistics[side].score}
    </strong>
  );
  return (
    <div className={cx(styles.side, isRight && styles.right)}>
      {isRight ? score : crest}
      <div className={styles.team}>
        <b className={cx(team.countryUrl && styles.flagged)}>
          <TeamRank rank={team.rank} />
          <ParticipantFlag participant={team} />
          <Name>{team.mediumName}</Name>
          <FollowButton participantId={team.id} name={team.mediumName} />
        </b>
        <small>{recordText(team.record)}</small>
        {phase === 'upcoming' && <Starter name={keyStarterText(event, side)} />}
        {phase === 'live' && <Note side={statistics[side]} timeouts={timeouts} />}
      </div>
      {isRight ? crest : score}
    </div>
  );
}

/** Of several words the star stands behind the last of them, whatever line that is in. */
function Name({ children }: { children: string }) {
  return <span className={cx(styles.name, children.includes(' ') && styles.words)}>{children}</span>;
}

/** Who begins to pitch; of other sports nobody. */
function Starter({ name }: { name: string | undefined }) {
  return name === undefined ? null : <small>{name}</small>;
}

/** Time-outs are drawn, anything else is said. */
function Note({ side, timeouts }: { side: { readonly note: string }; timeouts: number | undefined }) {
  if (timeouts !== undefined) return <Timeouts left={timeouts} />;
  return side.note === '' ? null : <small>{side.note}</small>;
}
