import { Dots } from '../sports/dots.tsx';
import styles from './cricket.module.css';
import { describeInnings, type InningsState } from './innings-words.ts';

export const WICKETS = 10;

/** Who bats, and how many wickets have fallen, under a live card's teams. */
export function CricketStrip({ state }: { state: InningsState }) {
  return (
    <span className={styles.strip} role="img" aria-label={describeInnings(state)}>
      <Dots filled={state.wickets ?? 0} of={WICKETS} />
      {state.currentBatter && <span className={styles.batter}>{state.currentBatter}</span>}
    </span>
  );
}
