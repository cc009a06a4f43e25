import { Leaderboard, type LeaderboardState } from './leaderboard.tsx';
import styles from './season-table.module.css';

interface SeasonTableProps {
  state: LeaderboardState & {
    readonly played: number;
    readonly scheduled: number;
    readonly lastPlay?: string | null | undefined;
  };
}

/** How much of a season is played, what was told last, and the table. */
export function SeasonTable({ state }: SeasonTableProps) {
  const { played, scheduled, lastPlay } = state;
  if (played === 0) return null;
  return (
    <>
      <p className={styles.played}>
        {played} of {scheduled} games
        {lastPlay && ` · ${lastPlay}`}
      </p>
      <Leaderboard state={state} header="Team" />
    </>
  );
}
