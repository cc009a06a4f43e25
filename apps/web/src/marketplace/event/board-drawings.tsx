import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { boardDrawings_event$key } from '../../__generated__/boardDrawings_event.graphql.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LOOKING_BACK } from '../sports/drawings.ts';
import { SportDrawing } from '../sports/sport-drawing.tsx';
import styles from './board-drawings.module.css';
import { phaseOf } from './event-state.ts';
import { LineScore } from './line-score.tsx';
import { WinProbability } from './win-probability.tsx';

/** What is happening, drawn: the sport's own board while the game is on, of some sports its end as well, the score by period once it has begun, the chances. */
export function BoardDrawings({ event: key }: { event: boardDrawings_event$key }) {
  const event = useFragment(
    graphql`
      fragment boardDrawings_event on StandardEvent {
        status
        startTime
        sport {
          slug
        }
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
          ... on CricketStatistics {
            target
          }
        }
        ...sportDrawing_event
        ...lineScore_event
        ...winProbability_event
      }
    `,
    key,
  );
  const phase = phaseOf(event);
  if (phase === 'upcoming' || phase === 'postponed') return <WinProbability event={event} />;
  return (
    <>
      {phase === 'live' && (
        <Suspense fallback={<DrawingPlace sport={event.sport.slug} target={event.statistics.target} />}>
          <SportDrawing event={event} size="board" />
        </Suspense>
      )}
      {phase === 'finished' && LOOKING_BACK.has(event.sport.slug) && (
        <Suspense fallback={<DrawingPlace sport={event.sport.slug} target={undefined} />}>
          <SportDrawing event={event} size="result" />
        </Suspense>
      )}
      <LineScore event={event} live={phase === 'live'} />
      {phase !== 'absent' && <WinProbability event={event} />}
    </>
  );
}

/** Pixels that drawings are high on wide screens and on phones, without the words below them. */
const HEIGHTS: Readonly<Record<string, readonly [wide: number, phone: number]>> = {
  cricket: [20, 20],
  football: [64, 40],
  futsal: [106, 106],
  soccer: [106, 106],
};
const MOST_HEIGHTS = [72, 72] as const;
/** Of an innings with a target, of which more is told. */
const CHASE_HEIGHTS = [20, 48] as const;

interface DrawingPlaceProps {
  sport: string;
  target: number | null | undefined;
}

/** Of the size of a sport's drawing, until it is there. */
function DrawingPlace({ sport, target }: DrawingPlaceProps) {
  const [wide, phone] = target == null ? (HEIGHTS[sport] ?? MOST_HEIGHTS) : CHASE_HEIGHTS;
  return (
    <div className={styles.place} style={{ '--wide': `${wide}px`, '--phone': `${phone}px` }}>
      <Skeleton height="100%" radius={8} />
    </div>
  );
}
