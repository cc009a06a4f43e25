import type { DrawnSide } from '../event/team-colours.ts';
import styles from './scorers.module.css';
import { scorersOf, type TimelineState } from './timeline-words.ts';

interface ScorersProps {
  state: TimelineState;
  away: DrawnSide;
  home: DrawnSide;
}

/** Who scored and who was sent off, below the line of time; the home side's at the left as everywhere in soccer. A line is kept for the first. */
export function Scorers({ state, away, home }: ScorersProps) {
  return (
    <div className={styles.scorers}>
      {state.moments.length > 0 && (
        <>
          <OfSide team={home} scorers={scorersOf(state, 'HOME')} />
          <OfSide team={away} scorers={scorersOf(state, 'AWAY')} />
        </>
      )}
    </div>
  );
}

function OfSide({ team, scorers }: { team: DrawnSide; scorers: readonly string[] }) {
  return (
    <ul aria-label={`Goals and red cards of ${team.mediumName}`}>
      {scorers.map((scorer) => (
        <li key={scorer}>{scorer}</li>
      ))}
    </ul>
  );
}
