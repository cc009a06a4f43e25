import { cx } from '../../ui/cx.ts';
import { type DrawnSide, sideVariables } from '../event/team-colours.ts';
import styles from './round-history.module.css';
import { describeSeries, drawnRounds, type SeriesState } from './round-words.ts';

interface RoundHistoryProps {
  state: SeriesState;
  away: DrawnSide;
  home: DrawnSide;
  /** strip: 22 px under a card's teams; board: 72 px on the page of the event. */
  size: 'strip' | 'board';
}

/** Percent of the width between which the rounds stand; sides change after so many. */
const FROM = 13;
const WIDTH = 74;
const HALF = 12;

/** The rounds of the running map in the colours of who won them, the away side's above the line; the score at both ends. */
export function RoundHistory({ state, away, home, size }: RoundHistoryProps) {
  const rounds = drawnRounds(state.roundWinners);
  const wonRounds = rounds.flatMap((winner, round) => (winner === undefined ? [] : [{ winner, round }]));
  const step = WIDTH / rounds.length;
  return (
    <svg
      className={cx(styles.history, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeSeries(state, away.mediumName, home.mediumName)}
    >
      <line className={styles.line} x1={`${FROM}%`} x2={`${FROM + WIDTH}%`} y1="50%" y2="50%" />
      <line className={styles.half} x1={at(HALF, step)} x2={at(HALF, step)} y1="8%" y2="92%" />
      {wonRounds.map(({ winner, round }) => (
        <rect
          key={round}
          className={winner === 'HOME' ? styles.home : styles.away}
          x={at(round + 0.15, step)}
          y={winner === 'HOME' ? '50%' : '16%'}
          width={`${step * 0.7}%`}
          height="34%"
          rx="1"
        />
      ))}
      <text className={cx(styles.score, state.currentServer === 'AWAY' && styles.attacks)} x="5%" y="50%">
        {state.awayRounds}
      </text>
      <text className={cx(styles.score, state.currentServer === 'HOME' && styles.attacks)} x="95%" y="50%">
        {state.homeRounds}
      </text>
    </svg>
  );
}

function at(round: number, step: number): string {
  return `${FROM + round * step}%`;
}
