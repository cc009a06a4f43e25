import { Leaderboard, type LeaderboardState } from '../field/leaderboard.tsx';
import styles from './golf-board.module.css';

/** The leaderboard of a tournament, and where the cut fell. */
export function GolfBoard({ state }: { state: LeaderboardState & { readonly cutLine?: string | null } }) {
  return (
    <>
      <Leaderboard state={state} header="Player" />
      {state.cutLine && <p className={styles.cut}>The cut was made at {state.cutLine}</p>}
    </>
  );
}
