import { graphql, useFragment } from 'react-relay/hooks';
import type { scoreMiddle_event$key } from '../../__generated__/scoreMiddle_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { SEGMENT_WORDS } from '../sports/segment-words.ts';
import { EventMoment } from './event-moment.tsx';
import { levelWord, phaseOf, toldResult, type Winner, winnerOf } from './event-state.ts';
import styles from './score-line.module.css';
import { type Side, sidesInOrder } from './side-order.ts';

/** Between the scores: the clock, what is happening, and who has the ball or serves; of a game that is over its result. */
export function ScoreMiddle({ event: key }: { event: scoreMiddle_event$key }) {
  const event = useFragment(
    graphql`
      fragment scoreMiddle_event on StandardEvent {
        status
        startTime
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
          winner
          isInPlay
          progress
          situation
          alert
          away {
            marker
            segmentScore
          }
          home {
            marker
            segmentScore
          }
        }
        ...eventMoment_event
      }
    `,
    key,
  );
  const { statistics, awayParticipant: away, homeParticipant: home } = event;
  const [left, right] = sidesInOrder(event);
  const phase = phaseOf(event);
  const begun = phase === 'live' || phase === 'finished';
  const words = situationWords(event.sport.slug, statistics, left.side, right.side);
  const isByClock = BY_CLOCK.has(event.sport.slug);
  const [first, ...rest] = isByClock ? ['', ...words] : words;
  const holder = statistics.home.marker ? home : statistics.away.marker ? away : undefined;
  const holds = holderWords(statistics.home.marker ?? statistics.away.marker);
  const spot = holder && holds && `${holder.label} ${holds}`;
  const alert = statistics.alert.toLowerCase() === holds ? '' : statistics.alert;
  return (
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
      {phase === 'live' && (
        <small>
          <Dotted parts={[spot, ...rest, alert]} />
        </small>
      )}
    </div>
  );
}

/** Where the clock says more than anything that happens: it stands large between the scores, and fouls below it. */
const BY_CLOCK: ReadonlySet<string> = new Set(['basketball']);

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
