import type { DrawnSide } from '../event/team-colours.ts';
import sportBoard from '../sports/sport-board.module.css';
import { Scorers } from './scorers.tsx';
import { Timeline } from './timeline.tsx';
import type { TimelineState } from './timeline-words.ts';

interface SoccerResultProps {
  state: TimelineState;
  away: DrawnSide;
  home: DrawnSide;
}

/** The board of a game that is over: the line of time, and below it who scored, if anybody did. */
export function SoccerResult({ state, away, home }: SoccerResultProps) {
  return (
    <>
      <div className={sportBoard.drawing}>
        <Timeline state={state} away={away} home={home} size="board" />
      </div>
      {state.moments.length > 0 && <Scorers state={state} away={away} home={home} />}
    </>
  );
}
