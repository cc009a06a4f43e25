import type { CSSProperties } from 'react';
import { cx } from '../../ui/cx.ts';
import { describeField, type FieldWords, fieldGeometry } from '../event/field-geometry.ts';
import { colourVariables, type DrawnSide, sideColours, sideVariables } from '../event/team-colours.ts';
import styles from './football-field.module.css';

interface FootballFieldProps {
  state: FieldWords;
  away: DrawnSide;
  home: DrawnSide;
  /** strip: 22 px under a card's teams; board: 64 px with yard numbers and names in the end zones. */
  size: 'strip' | 'board';
}

const YARD_NUMBERS = [10, 20, 30, 40, 50, 40, 30, 20, 10].map((yards, at) => ({ yards, tenth: at + 1 }));
const STRIPES = [0, 2, 4, 6, 8];

/**
 * Where the ball is, where the drive began, and the line to gain. The away side's end zone is on the left. Everything is
 * placed in percent, so that figures and the ball keep their shape at any width.
 */
export function FootballField({ state, away, home, size }: FootballFieldProps) {
  const at = fieldGeometry(state, 100);
  const drawn = sideColours(home, away);
  const colours = {
    ...sideVariables(home, away),
    ...colourVariables('holder', state.possession === 'HOME' ? drawn.home : drawn.away),
  };
  return (
    <div
      className={cx(styles.field, styles[size])}
      style={colours}
      role="img"
      aria-label={describeField(state, away.mediumName, home.mediumName)}
    >
      <span className={styles.awayEnd} style={lettersOf(away)}>
        {size === 'board' && away.mediumName}
      </span>
      <Turf numbered={size === 'board'} />
      <span className={styles.homeEnd} style={lettersOf(home)}>
        {size === 'board' && home.mediumName}
      </span>
      {at.redZone && <i className={styles.redZone} style={stretch(at.redZone)} />}
      {at.drive && <i className={styles.drive} style={stretch(at.drive)} />}
      {at.lineToGain !== undefined && <i className={styles.lineToGain} style={place(at.lineToGain)} />}
      {at.ball !== undefined && (
        <i className={styles.scrimmage} style={place(at.ball)}>
          <Ball />
        </i>
      )}
    </div>
  );
}

/** A long name is written smaller, so that the whole of it stands in the end zone. */
function lettersOf({ mediumName }: DrawnSide): CSSProperties {
  return { '--letters': mediumName.length };
}

function Turf({ numbered }: { numbered: boolean }) {
  return (
    <span className={styles.turf}>
      {STRIPES.map((stripe) => (
        <i key={stripe} className={styles.stripe} style={{ left: `${stripe * 10}%` }} />
      ))}
      {YARD_NUMBERS.map(({ yards, tenth }) => (
        <i key={tenth} className={styles.yardLine} style={{ left: `${tenth * 10}%` }}>
          {numbered && <span>{yards}</span>}
        </i>
      ))}
    </span>
  );
}

function Ball() {
  return (
    <svg className={styles.ball} viewBox="-9 -6 18 12" aria-hidden="true">
      <ellipse rx="7.5" ry="4.7" />
      <path d="M-2.5 0h5" />
    </svg>
  );
}

function place(percent: number): CSSProperties {
  return { left: `${percent}%` };
}

function stretch({ left, width }: { left: number; width: number }): CSSProperties {
  return { left: `${left}%`, width: `${width}%` };
}
