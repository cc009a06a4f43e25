import type { DrawnSide } from '../event/team-colours.ts';
import sportBoard from '../sports/sport-board.module.css';
import styles from './soccer-result.module.css';
import { Timeline } from './timeline.tsx';
import { scorersOf, type TimelineState } from './timeline-words.ts';

interface SoccerResultProps {
  state: TimelineState;
  away: DrawnSide;
  home: DrawnSide;
}

/** The board of a game that is over: the line of time, and below it who scored, the home side's at the left as everywhere in soccer. */
export function SoccerResult({ state, away, home }: SoccerResultProps) {
  return (
    <>
      <div className={sportBoard.drawing}>
        <Timeline state={state} away={away} home={home} size="board" />
      </div>
      {state.moments.length > 0 && (
        <div className={styles.scorers}>
          <Scorers team={home} scorers={scorersOf(state, 'HOME')} />
          <Scorers team={away} scorers={scorersOf(state, 'AWAY')} />
        </div>
      )}
    </>
  );
}

function Scorers({ team, scorers }: { team: DrawnSide; scorers: readonly string[] }) {
  return (
    <ul aria-label={`Goals and red cards of ${team.mediumName}`}>
      {scorers.map((scorer) => (
        <li key={scorer}>{scorer}</li>
      ))}
    </ul>
  );
}
