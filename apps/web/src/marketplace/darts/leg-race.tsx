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
/** In percent of the width: what a bar has at the start of a leg, and no less than which it has with anything left. */
const WIDEST = 26;
const LEAST = 2;
/** In pixels: how big the bull is drawn, and how far beside it the bars end, which it never covers. */
const BULL = { strip: 9, board: 26 } as const;
const GAP = 2;

/** What both players have left of 501, as bars that shrink toward the bull; who throws stands out. */
export function LegRace({ state, away, home, size }: LegRaceProps) {
  const { legscore } = state;
  const bull = BULL[size];
  return (
    <svg
      className={cx(styles.race, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeLeg(state, away.mediumName, home.mediumName)}
    >
      <g transform={`translate(${-bull - GAP} 0)`}>
        <Bar className={styles.track} from={50 - WIDEST} width={WIDEST} />
        <Bar className={styles.away} from={50 - barOf(legscore.away)} width={barOf(legscore.away)} />
      </g>
      <g transform={`translate(${bull + GAP} 0)`}>
        <Bar className={styles.track} from={50} width={WIDEST} />
        <Bar className={styles.home} from={50} width={barOf(legscore.home)} />
      </g>
      <circle className={styles.wire} cx="50%" cy="50%" r={bull} />
      <circle className={styles.ring} cx="50%" cy="50%" r={bull * 0.62} />
      <circle className={styles.bull} cx="50%" cy="50%" r={bull * 0.3} />
      <Left value={legscore.away} throws={state.throw === 'AWAY'} at="6%" />
      <Left value={legscore.home} throws={state.throw === 'HOME'} at="94%" />
    </svg>
  );
}

/** How long the bar of so many points is, in percent of the width. */
function barOf(left: number): number {
  return left === 0 ? 0 : LEAST + ((WIDEST - LEAST) * left) / START;
}

function Bar({ className, from, width }: { className: string | undefined; from: number; width: number }) {
  return <rect className={className} x={`${from}%`} width={`${width}%`} y="30%" height="40%" rx="3" />;
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
