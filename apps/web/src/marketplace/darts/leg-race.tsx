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
/** In percent of the width: where the bars begin, outside of which the numbers stand, and what a bar has at the start of a leg. */
const FROM = 14;
const WIDEST = 32;

/** What both players have left of 501, as bars that shrink toward the bull; who throws stands out. */
export function LegRace({ state, away, home, size }: LegRaceProps) {
  const { legscore } = state;
  const awayWidth = (WIDEST * legscore.away) / START;
  const homeWidth = (WIDEST * legscore.home) / START;
  const bull = size === 'board' ? 26 : 9;
  return (
    <svg
      className={cx(styles.race, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeLeg(state, away.mediumName, home.mediumName)}
    >
      <rect className={styles.track} x={`${FROM}%`} width={`${WIDEST}%`} y="30%" height="40%" rx="3" />
      <rect className={styles.track} x="54%" width={`${WIDEST}%`} y="30%" height="40%" rx="3" />
      <rect
        className={styles.away}
        x={`${FROM + WIDEST - awayWidth}%`}
        width={`${awayWidth}%`}
        y="30%"
        height="40%"
        rx="3"
      />
      <rect className={styles.home} x="54%" width={`${homeWidth}%`} y="30%" height="40%" rx="3" />
      <circle className={styles.wire} cx="50%" cy="50%" r={bull} />
      <circle className={styles.ring} cx="50%" cy="50%" r={bull * 0.62} />
      <circle className={styles.bull} cx="50%" cy="50%" r={bull * 0.3} />
      <Left value={legscore.away} throws={state.throw === 'AWAY'} at="6%" />
      <Left value={legscore.home} throws={state.throw === 'HOME'} at="94%" />
    </svg>
  );
}

function Left({ value, throws, at }: { value: number; throws: boolean; at: string }) {
  return (
    <text className={cx(styles.left, throws && styles.throws)} x={at} y="50%">
      {value}
    </text>
  );
}

/** "Ola throws. Ola needs 121, Brandt 280" */
function describeLeg({ legscore, throw: thrower }: LegState, away: string, home: string): string {
  const left = `${away} needs ${legscore.away}, ${home} ${legscore.home}`;
  if (thrower !== 'HOME' && thrower !== 'AWAY') return left;
  return `${thrower === 'HOME' ? home : away} throws. ${left}`;
}
