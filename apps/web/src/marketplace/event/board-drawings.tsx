import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { boardDrawings_event$key } from '../../__generated__/boardDrawings_event.graphql.ts';
import { LOOKING_BACK } from '../sports/drawings.ts';
import { SportDrawing } from '../sports/sport-drawing.tsx';
import { DrawingPlace } from './drawing-place.tsx';
import { phaseOf } from './event-state.ts';
import { LineScore } from './line-score.tsx';
import { ScoringList } from './scoring-list.tsx';
import { WinProbability } from './win-probability.tsx';

/** What is happening, drawn: the sport's own board while the game is on, of some sports its end as well, the score by period once it has begun, who scored, the chances. */
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
        ...scoringList_event
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
      {phase !== 'absent' && <ScoringList event={event} />}
      {phase !== 'absent' && <WinProbability event={event} />}
    </>
  );
}
