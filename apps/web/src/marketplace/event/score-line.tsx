import { graphql, useFragment } from 'react-relay/hooks';
import type { scoreLine_event$key } from '../../__generated__/scoreLine_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { spokenScore } from '../cards/spoken-score.ts';
import { withoutClock } from './event-state.ts';
import { lastScorer } from './last-scorer.ts';
import styles from './score-line.module.css';
import { ScoreMiddle } from './score-middle.tsx';
import { ScoreSide } from './score-side.tsx';
import { sidesInOrder } from './side-order.ts';
import { useToldScore } from './use-told-score.ts';

/** Both sides with crest, record and score, and what is happening between them; each new score is told to who listens. */
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
        awayParticipant {
          mediumName
        }
        homeParticipant {
          mediumName
        }
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
          away {
            score
            segmentScore
          }
          home {
            score
            segmentScore
          }
          ... on FootballStatistics {
            scoring {
              player
              side
              what
            }
          }
          ... on HockeyStatistics {
            scoring {
              player
              side
              what
            }
          }
          ... on SoccerStatistics {
            moments {
              kind
              side
              player
              isOwnGoal
            }
          }
          ... on FutsalStatistics {
            moments {
              kind
              side
              player
              isOwnGoal
            }
          }
        }
        ...scoreMiddle_event
        ...scoreSide_event
      }
    `,
    key,
  );
  useToldScore(event.id, spokenScore(event), withoutClock(event.statistics.progress), lastScorer(event));
  const [left, right] = sidesInOrder(event);
  return (
    <div className={styles.place}>
      <div className={cx(styles.line, hasLongWord(left.team, right.team) && styles.longNames)}>
        <ScoreSide event={event} side={left.side} />
        <ScoreMiddle event={event} />
        <ScoreSide event={event} side={right.side} isRight />
      </div>
    </div>
  );
}

/** "Cavaliers" beside a crest and a score of three figures: such a word would be torn apart where the page is narrow. */
const LONG_WORD = 9;

function hasLongWord(...teams: readonly { readonly mediumName: string }[]): boolean {
  return teams.some(({ mediumName }) => mediumName.split(/[\s-]/).some((word) => word.length >= LONG_WORD));
}
