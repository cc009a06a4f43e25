import { cx } from '../../ui/cx.ts';
import { type DrawnSide, sideVariables } from '../event/team-colours.ts';
import styles from './rounds.module.css';
import { awayShare, describeFight, type FightState, foughtOf } from './rounds-words.ts';

interface RoundsProps {
  state: FightState;
  away: DrawnSide;
  home: DrawnSide;
  /** strip: 22 px under a card's fighters; board: 72 px on the page of the event. */
  size: 'strip' | 'board';
}

/** Percent of the width between which the rounds stand, and the gap between two. */
const FROM = 18;
const WIDTH = 64;
const GAP = 2;

/** A bar for each round that fills as it is fought, shared in the colours of those who land in it; strikes at both ends. */
export function Rounds({ state, away, home, size }: RoundsProps) {
  const each = (WIDTH - GAP * (state.rounds - 1)) / state.rounds;
  const numbers = Array.from({ length: state.rounds }, (_, at) => at + 1);
  return (
    <svg
      className={cx(styles.rounds, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeFight(state, away.mediumName, home.mediumName)}
    >
      {numbers.map((round) => (
        <Round key={round} state={state} round={round} x={FROM + (round - 1) * (each + GAP)} width={each} />
      ))}
      <text className={styles.strikes} x="8%" y="50%">
        {state.awayStrikes}
      </text>
      <text className={styles.strikes} x="92%" y="50%">
        {state.homeStrikes}
      </text>
    </svg>
  );
}

function Round({ state, round, x, width }: { state: FightState; round: number; x: number; width: number }) {
  const fought = width * foughtOf(state, round);
  const away = fought * awayShare(state, round);
  return (
    <>
      <rect className={styles.track} x={`${x}%`} width={`${width}%`} y="32%" height="36%" rx="2" />
      <rect className={styles.away} x={`${x}%`} width={`${away}%`} y="32%" height="36%" />
      <rect className={styles.home} x={`${x + away}%`} width={`${fought - away}%`} y="32%" height="36%" />
    </>
  );
}
