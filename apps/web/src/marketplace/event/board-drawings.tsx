import { graphql, useFragment } from 'react-relay/hooks';
import type { boardDrawings_event$key } from '../../__generated__/boardDrawings_event.graphql.ts';
import { SportDrawing } from '../sports/sport-drawing.tsx';
import { phaseOf } from './event-state.ts';
import { LineScore } from './line-score.tsx';
import { WinProbability } from './win-probability.tsx';

/** What is happening, drawn: the sport's own board while the game is on, the score by period once it has begun, the chances. */
export function BoardDrawings({ event: key }: { event: boardDrawings_event$key }) {
  const event = useFragment(
    graphql`
      fragment boardDrawings_event on StandardEvent {
        status
        startTime
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
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
      {phase === 'live' && <SportDrawing event={event} size="board" />}
      <LineScore event={event} live={phase === 'live'} />
      {phase !== 'absent' && <WinProbability event={event} />}
    </>
  );
}
