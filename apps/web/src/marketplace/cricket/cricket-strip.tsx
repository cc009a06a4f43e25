import { Dots } from '../sports/dots.tsx';
import styles from './cricket.module.css';
import { describeInnings, type InningsState } from './innings-words.ts';

export const WICKETS = 10;

/** How many wickets have fallen, which the score says, too, and who bats, under a live card's teams. */
export function CricketStrip({ state }: { state: InningsState }) {
  return (
    <span className={styles.strip} role="img" aria-label={describeInnings(state)}>
      {state.currentBatter && <span>{state.currentBatter}</span>}
      <Dots filled={state.wickets ?? 0} of={WICKETS} />
    </span>
  );
}
