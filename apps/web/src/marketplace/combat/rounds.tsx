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

/** In percent of the width: the gap between two rounds. */
const GAP = 2;

/** In percent: where the rounds begin and how wide they are together, and at which height word, figures and bars stand. */
const LAYOUT = {
  // Figures at the very ends: beside the marks of a card on a phone there are 80 px.
  strip: { from: 22, width: 56, ends: ['0%', '100%'], word: '23%', figures: '76%', bars: '58%' },
  board: { from: 18, width: 64, ends: ['8%', '92%'], word: '20%', figures: '58%', bars: '40%' },
} as const;

/**
 * A bar for each round that fills as it is fought, shared in the colours of those who land in it; at both ends the strikes, and
 * what they are, for bare figures beside rounds would be a judge's.
 */
export function Rounds({ state, away, home, size }: RoundsProps) {
  const layout = LAYOUT[size];
  const each = (layout.width - GAP * (state.rounds - 1)) / state.rounds;
  const numbers = Array.from({ length: state.rounds }, (_, at) => at + 1);
  return (
    <svg
      className={cx(styles.rounds, styles[size])}
      style={sideVariables(home, away)}
      role="img"
      aria-label={describeFight(state, away.mediumName, home.mediumName)}
    >
      {numbers.map((round) => (
        <Round
          key={round}
          state={state}
          round={round}
          x={layout.from + (round - 1) * (each + GAP)}
          y={layout.bars}
          width={each}
        />
      ))}
      <text className={styles.word} x="50%" y={layout.word}>
        Strikes
      </text>
      <text className={styles.strikes} x={layout.ends[0]} y={layout.figures}>
        {state.awayStrikes}
      </text>
      <text className={styles.strikes} x={layout.ends[1]} y={layout.figures}>
        {state.homeStrikes}
      </text>
    </svg>
  );
}

interface RoundProps {
  state: FightState;
  round: number;
  x: number;
  y: string;
  width: number;
}

function Round({ state, round, x, y, width }: RoundProps) {
  const fought = width * foughtOf(state, round);
  const away = fought * awayShare(state, round);
  return (
    <>
      <rect className={styles.track} x={`${x}%`} width={`${width}%`} y={y} height="36%" rx="2" />
      <rect className={styles.away} x={`${x}%`} width={`${away}%`} y={y} height="36%" />
      <rect className={styles.home} x={`${x + away}%`} width={`${fought - away}%`} y={y} height="36%" />
    </>
  );
}
