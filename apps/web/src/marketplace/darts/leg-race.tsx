import { cx } from '../../ui/cx.ts';
import { type DrawnSide, sideVariables } from '../event/team-colours.ts';
import styles from './leg-race.module.css';

export interface LegState {
  readonly legscore: { readonly away: number; readonly home: number };
  readonly throw?: string | null | undefined;
}

interface LegRaceProps {
  state: LegState;
  away: DrawnSide;
  home: DrawnSide;
  /** strip: 22 px under a card's players; board: 72 px on the page of the event. */
  size: 'strip' | 'board';
}

const START = 501;

/** What both players have left of 501, as bars that shrink toward the bull; who throws stands out. */
export function LegRace({ state, away, home, size }: LegRaceProps) {
  const { legscore } = state;
  return (
    <div
      className={cx(styles.race, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeLeg(state, away.mediumName, home.mediumName)}
    >
      <Left value={legscore.away} throws={state.throw === 'AWAY'} />
      <Bar className={styles.away} left={legscore.away} />
      <svg className={styles.bull} viewBox="-9.5 -9.5 19 19" aria-hidden="true">
        <circle className={styles.wire} r="9" />
        <circle className={styles.ring} r="5.6" />
        <circle className={styles.centre} r="2.7" />
      </svg>
      <Bar className={styles.home} left={legscore.home} />
      <Left value={legscore.home} throws={state.throw === 'HOME'} />
    </div>
  );
}

function Bar({ className, left }: { className: string | undefined; left: number }) {
  return (
    <span className={styles.track}>
      {left > 0 && (
        <span className={cx(styles.bar, className)} style={{ width: `${(100 * left) / START}%` }} />
      )}
    </span>
  );
}

function Left({ value, throws }: { value: number; throws: boolean }) {
  return <span className={cx(styles.left, throws && styles.throws)}>{value}</span>;
}

/** "Ola throws. Ola needs 121, Brandt 280" */
function describeLeg({ legscore, throw: thrower }: LegState, away: string, home: string): string {
  const left = `${away} needs ${legscore.away}, ${home} ${legscore.home}`;
  if (thrower !== 'HOME' && thrower !== 'AWAY') return left;
  return `${thrower === 'HOME' ? home : away} throws. ${left}`;
}
