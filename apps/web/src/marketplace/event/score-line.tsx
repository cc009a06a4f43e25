import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { scoreLine_event$key } from '../../__generated__/scoreLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { keyStarterText } from '../cards/key-starter.ts';
import { spokenScore } from '../cards/spoken-score.ts';
import { FollowButton } from '../favourites/follow-button.tsx';
import { SEGMENT_WORDS } from '../sports/segment-words.ts';
import { EventMoment } from './event-moment.tsx';
import {
  levelWord,
  phaseOf,
  toldResult,
  trailing,
  type Winner,
  winnerOf,
  withoutClock,
} from './event-state.ts';
import { ParticipantFlag } from './participant-flag.tsx';
import { recordText } from './record-text.ts';
import styles from './score-line.module.css';
import { type Side, sidesInOrder } from './side-order.ts';
import { sideColours } from './team-colours.ts';
import { TeamCrest } from './team-crest.tsx';
import { TeamRank } from './team-rank.tsx';
import { Timeouts } from './timeouts.tsx';
import { useToldScore } from './use-told-score.ts';

/** Both sides with crest, record and score; between them the clock, what is happening, and who has the ball or serves. */
export function ScoreLine({ event: key }: { event: scoreLine_event$key }) {
  const event = useFragment(
    graphql`
      fragment scoreLine_event on StandardEvent {
        id
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
          id
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
          id
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
          winner
          isInPlay
          progress
          situation
          alert
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
          ... on FootballStatistics {
            homeTimeouts
            awayTimeouts
          }
        }
        ...eventMoment_event
      }
    `,
    key,
  );
  useToldScore(event.id, spokenScore(event), withoutClock(event.statistics.progress));
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  const [left, right] = sidesInOrder(event);
  const colours = sideColours(home, away);
  const timeouts = { away: statistics.awayTimeouts, home: statistics.homeTimeouts };
  const phase = phaseOf(event);
  const begun = phase === 'live' || phase === 'finished';
  const behind = trailing(statistics);
  const words = situationWords(event.sport.slug, statistics, left.side, right.side);
  const isByClock = BY_CLOCK.has(event.sport.slug);
  const [first, ...rest] = isByClock ? ['', ...words] : words;
  const holder = statistics.home.marker ? home : statistics.away.marker ? away : undefined;
  const holds = holderWords(statistics.home.marker ?? statistics.away.marker);
  const spot = holder && holds && `${holder.label} ${holds}`;
  const alert = statistics.alert.toLowerCase() === holds ? '' : statistics.alert;
  return (
    <div className={styles.place}>
      <div className={cx(styles.line, hasLongWord(left.team, right.team) && styles.longNames)}>
        <div className={styles.side}>
          <TeamCrest participant={left.team} sport={event.sport.slug} size={56} colour={colours[left.side]} />
          <div className={styles.team}>
            <b>
              <TeamRank rank={left.team.rank} />
              <ParticipantFlag participant={left.team} />
              <Name>{left.team.mediumName}</Name>
              <FollowButton participantId={left.team.id} name={left.team.mediumName} />
            </b>
            <small>{recordText(left.team.record)}</small>
            {phase === 'upcoming' && <Starter name={keyStarterText(event, left.side)} />}
            {phase === 'live' && <Note side={statistics[left.side]} timeouts={timeouts[left.side]} />}
          </div>
          {begun && <Score value={statistics[left.side].score} behind={behind === left.side} />}
        </div>
        <div
          className={cx(
            styles.middle,
            !begun && styles.kickoff,
            phase === 'live' && styles.talking,
            phase === 'live' && isByClock && styles.clock,
          )}
        >
          <EventMoment event={event} />
          {phase === 'live' && first && <b>{first}</b>}
          {phase === 'finished' && <small>{toldResult(event) || winnerText(event, winnerOf(event))}</small>}
          {phase === 'live' && <Parts words={[spot, ...rest, alert]} />}
        </div>
        <div className={cx(styles.side, styles.right)}>
          {begun && <Score value={statistics[right.side].score} behind={behind === right.side} right />}
          <div className={styles.team}>
            <b>
              <TeamRank rank={right.team.rank} />
              <ParticipantFlag participant={right.team} />
              <Name>{right.team.mediumName}</Name>
              <FollowButton participantId={right.team.id} name={right.team.mediumName} />
            </b>
            <small>{recordText(right.team.record)}</small>
            {phase === 'upcoming' && <Starter name={keyStarterText(event, right.side)} />}
            {phase === 'live' && <Note side={statistics[right.side]} timeouts={timeouts[right.side]} />}
          </div>
          <TeamCrest
            participant={right.team}
            sport={event.sport.slug}
            size={56}
            colour={colours[right.side]}
          />
        </div>
      </div>
    </div>
  );
}

/** Where the clock says more than anything that happens: it stands large between the scores, and fouls below it. */
const BY_CLOCK: ReadonlySet<string> = new Set(['basketball']);

/** "Cavaliers" beside a crest and a score of three figures: such a word would be torn apart where the page is narrow. */
const LONG_WORD = 9;

function hasLongWord(...teams: readonly { readonly mediumName: string }[]): boolean {
  return teams.some(({ mediumName }) => mediumName.split(/[\s-]/).some((word) => word.length >= LONG_WORD));
}

/** Of several words the star stands behind the last of them, whatever line that is in. */
function Name({ children }: { children: string }) {
  return <span className={cx(styles.name, children.includes(' ') && styles.words)}>{children}</span>;
}

/** A line breaks between them alone, and neither begins nor ends with one of the dots that part them. */
function Parts({ words }: { words: readonly (string | undefined)[] }) {
  const parts = words.filter(Boolean);
  return (
    <small>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <span className={styles.dot}> </span>}
          <span className={styles.part}>
            {at > 0 && <span className="sr">· </span>}
            {part}
          </span>
        </Fragment>
      ))}
    </small>
  );
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

interface Situation {
  readonly situation: string;
  readonly away: { readonly segmentScore?: number | null | undefined };
  readonly home: { readonly segmentScore?: number | null | undefined };
}

/** What is happening, its parts apart; of a match of sets how the running one stands, for the drawing shows the rest. */
function situationWords(sport: string, statistics: Situation, left: Side, right: Side): string[] {
  const [one, other] = [statistics[left].segmentScore, statistics[right].segmentScore];
  const words = SEGMENT_WORDS[sport];
  if (!words?.isUndrawn || one == null || other == null) return statistics.situation.split(' · ');
  return [`${one}–${other} ${words.running[1]}`];
}

const HOLDS: Readonly<Record<string, string>> = {
  ATTACK: 'attacking',
  BALL: 'ball',
  BAT: 'batting',
  POWER_PLAY: 'power play',
  SERVE: 'serving',
  THROW: 'throwing',
};

function holderWords(marker: string | null | undefined): string | undefined {
  return marker ? HOLDS[marker] : undefined;
}

interface Contested {
  readonly sport: { readonly slug: string };
  readonly awayParticipant: { readonly mediumName: string };
  readonly homeParticipant: { readonly mediumName: string };
}

function winnerText({ sport, awayParticipant, homeParticipant }: Contested, winner: Winner): string {
  if (winner === 'tie') return levelWord(sport.slug);
  if (winner === 'unknown') return '';
  return `${(winner === 'home' ? homeParticipant : awayParticipant).mediumName} won`;
}

/** "143/3" beside a long name: so many figures are drawn smaller. */
const LONG_SCORE = 4;

function Score({ value, behind, right = false }: { value: string; behind: boolean; right?: boolean }) {
  const isLong = value.length >= LONG_SCORE;
  return (
    <strong
      className={cx(
        styles.score,
        isLong && styles.longScore,
        right && styles.rightScore,
        behind && styles.behind,
      )}
    >
      {value}
    </strong>
  );
}
