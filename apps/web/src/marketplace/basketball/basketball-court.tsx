import { cx } from '../../ui/cx.ts';
import { type DrawnSide, sideVariables } from '../event/team-colours.ts';
import styles from './basketball-court.module.css';
import { type CourtWords, describeCourt } from './court-words.ts';

interface BasketballCourtProps {
  state: CourtWords;
  away: DrawnSide;
  home: DrawnSide;
  /** strip: 22 px under a card's teams; board: 72 px on the event's page. */
  size: 'strip' | 'board';
}

/** Marks for fouls that are drawn; more are only told. */
const MOST_FOULS = 7;

/**
 * Who has the ball and which way it goes, and each side's fouls of the period. The away side defends on the left. Everything
 * is placed in percent, so that circles stay round at any width.
 */
export function BasketballCourt({ state, away, home, size }: BasketballCourtProps) {
  const arc = size === 'board' ? 34 : 10;
  return (
    <svg
      className={cx(styles.court, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeCourt(state, away.mediumName, home.mediumName)}
    >
      <rect className={styles.floor} width="100%" height="100%" />
      {state.possession === 'AWAY' && <rect className={styles.awayHalf} x="50%" width="50%" height="100%" />}
      {state.possession === 'HOME' && <rect className={styles.homeHalf} width="50%" height="100%" />}
      <line className={styles.line} x1="50%" x2="50%" y1="0" y2="100%" />
      <circle className={styles.line} cx="50%" cy="50%" r={arc / 2} />
      <circle className={styles.line} cx="3%" cy="50%" r={arc} />
      <circle className={styles.line} cx="97%" cy="50%" r={arc} />
      <circle className={styles.hoop} cx="3%" cy="50%" r={size === 'board' ? 4 : 2.5} />
      <circle className={styles.hoop} cx="97%" cy="50%" r={size === 'board' ? 4 : 2.5} />
      {state.possession != null && (
        <circle
          className={styles.ball}
          cx={state.possession === 'HOME' ? '28%' : '72%'}
          cy="50%"
          r={size === 'board' ? 8 : 4.5}
        />
      )}
      <Fouls side="away" fouls={state.awayFouls} bonus={state.homeBonus} size={size} />
      <Fouls side="home" fouls={state.homeFouls} bonus={state.awayBonus} size={size} />
    </svg>
  );
}

interface FoulsProps {
  side: 'away' | 'home';
  fouls: number;
  /** Whether the next one gives the other side free throws. */
  bonus: boolean;
  size: 'strip' | 'board';
}

/** A mark for each foul of a side, along its end of the sideline. */
function Fouls({ side, fouls, bonus, size }: FoulsProps) {
  const width = size === 'board' ? 8 : 5;
  const marks = Array.from({ length: Math.min(fouls, MOST_FOULS) }, (_, mark) => mark);
  return (
    <g className={bonus ? styles.bonus : styles[side]}>
      {marks.map((mark) => (
        <rect
          key={mark}
          x={`${side === 'away' ? 12 + mark * 4 : 86 - mark * 4}%`}
          y={size === 'board' ? 5 : 2}
          width={width}
          height={size === 'board' ? 4 : 3}
          rx="1"
        />
      ))}
    </g>
  );
}
