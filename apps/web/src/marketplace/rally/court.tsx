import { cx } from '../../ui/cx.ts';
import { type DrawnSide, sideVariables } from '../event/team-colours.ts';
import styles from './court.module.css';
import { type CourtState, describeCourt } from './court-words.ts';

interface CourtProps {
  state: CourtState;
  away: DrawnSide;
  home: DrawnSide;
  surface: 'court' | 'table';
  /** strip: 22 px under a card's players; board: 72 px on the page of the event. */
  size: 'strip' | 'board';
}

/** Lines across and along, in percent of a court seen from the side of the umpire. */
const LINES = {
  court: [
    { x1: 24, x2: 24, y1: 14, y2: 86 },
    { x1: 76, x2: 76, y1: 14, y2: 86 },
    { x1: 24, x2: 76, y1: 50, y2: 50 },
    { x1: 4, x2: 96, y1: 14, y2: 14 },
    { x1: 4, x2: 96, y1: 86, y2: 86 },
    { x1: 4, x2: 4, y1: 14, y2: 86 },
    { x1: 96, x2: 96, y1: 14, y2: 86 },
  ],
  table: [
    { x1: 4, x2: 96, y1: 50, y2: 50 },
    { x1: 4, x2: 96, y1: 8, y2: 8 },
    { x1: 4, x2: 96, y1: 92, y2: 92 },
    { x1: 4, x2: 4, y1: 8, y2: 92 },
    { x1: 96, x2: 96, y1: 8, y2: 92 },
  ],
} as const;

/** The court, or the table, with the points of the running game on either side of the net and the ball with who serves. */
export function Court({ state, away, home, surface, size }: CourtProps) {
  const serves = state.currentServer === 'HOME' ? '98%' : state.currentServer === 'AWAY' ? '2%' : undefined;
  return (
    <svg
      className={cx(styles.court, styles[size], styles[surface])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeCourt(state, away.mediumName, home.mediumName)}
    >
      {LINES[surface].map(({ x1, x2, y1, y2 }) => (
        <line
          key={`${x1} ${y1} ${x2} ${y2}`}
          className={styles.line}
          x1={`${x1}%`}
          x2={`${x2}%`}
          y1={`${y1}%`}
          y2={`${y2}%`}
        />
      ))}
      <line className={styles.net} x1="50%" x2="50%" y1="0" y2="100%" />
      <rect className={styles.awayEnd} width="1.2%" height="100%" />
      <rect className={styles.homeEnd} x="98.8%" width="1.2%" height="100%" />
      <text className={styles.points} x="37%" y="50%">
        {state.awayGameScore}
      </text>
      <text className={styles.points} x="63%" y="50%">
        {state.homeGameScore}
      </text>
      {serves !== undefined && (
        <circle className={styles.ball} cx={serves} cy="50%" r={size === 'board' ? 6 : 3.5} />
      )}
    </svg>
  );
}
