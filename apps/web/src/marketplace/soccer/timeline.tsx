import { cx } from '../../ui/cx.ts';
import { type DrawnSide, sideVariables } from '../event/team-colours.ts';
import styles from './timeline.module.css';
import { describeTimeline, marksOf, placeOf, shiftOf, type TimelineState } from './timeline-words.ts';

interface TimelineProps {
  state: TimelineState;
  away: DrawnSide;
  home: DrawnSide;
  /** strip: 22 px under a card's teams; board: 58 px with minutes. */
  size: 'strip' | 'board';
}

const HEIGHT = { strip: 22, board: 44 };

/** A game's time from left to right, with the goals and red cards of the home side above the line and the away side's below. */
export function Timeline({ state, away, home, size }: TimelineProps) {
  const height = HEIGHT[size];
  const middle = height / 2;
  // The drawing is as wide as there is room for: marks are placed in percent, so that they stay round.
  const marks = marksOf(state.gameMinutes).map((minute) => ({
    minute,
    at: `${placeOf(minute, state.gameMinutes)}%`,
  }));
  return (
    <div
      className={cx(styles.timeline, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeTimeline(state, away.mediumName, home.mediumName)}
    >
      <svg width="100%" height={height} aria-hidden="true">
        <line className={styles.line} x1="0" x2="100%" y1={middle} y2={middle} />
        <line
          className={styles.played}
          x1="0"
          x2={`${placeOf(state.minute, state.gameMinutes)}%`}
          y1={middle}
          y2={middle}
        />
        {marks.map(({ minute, at }) => (
          <line key={minute} className={styles.half} x1={at} x2={at} y1={middle - 4} y2={middle + 4} />
        ))}
        {state.moments.map((moment, number) => {
          const { kind, minute, side } = moment;
          const y = middle + (side === 'HOME' ? -1 : 1) * (size === 'board' ? 12 : 7);
          const shift = shiftOf(state, moment);
          // A correction may restate any of them: what stands in the same place is drawn anew.
          const key = `${number} ${kind} ${minute}`;
          return (
            <svg
              key={key}
              x={`${placeOf(minute, state.gameMinutes)}%`}
              y={y}
              overflow="visible"
              aria-hidden="true"
            >
              {kind === 'GOAL' ? (
                <circle className={side === 'HOME' ? styles.home : styles.away} cx={shift} r="3.5" />
              ) : (
                <rect className={styles.red} x={shift - 2.5} y="-4" width="5" height="8" rx="1" />
              )}
            </svg>
          );
        })}
      </svg>
      {size === 'board' && (
        <span className={styles.minutes} aria-hidden="true">
          {marks.map(({ minute, at }) => (
            <i key={minute} style={{ left: at, transform: `translateX(-${at})` }}>
              {minute}&prime;
            </i>
          ))}
        </span>
      )}
    </div>
  );
}
