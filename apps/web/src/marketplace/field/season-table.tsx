import { Leaderboard, type LeaderboardState } from './leaderboard.tsx';
import styles from './season-table.module.css';

interface SeasonTableProps {
  state: LeaderboardState & {
    readonly played: number;
    readonly scheduled: number;
    readonly isPlayOffs: boolean;
    /** What stands over the names: 'Team', 'Player'. */
    readonly participant: string;
    readonly lastPlay?: string | null | undefined;
  };
}

/** Why a market has gaps, or is missing, for a while. */
const CLOSED = 'Bets that a game in play could move are closed until it ends.';

/** Which games count, how many of them are played, what was told last, and the table once one is. */
export function SeasonTable({ state }: SeasonTableProps) {
  const { played, scheduled, isPlayOffs, participant, lastPlay } = state;
  if (isPlayOffs) {
    return (
      <>
        <p className={styles.counts}>
          The play-offs of the league: decided by the games on its page. {CLOSED}
        </p>
        {lastPlay && <p className={styles.played}>{lastPlay}</p>}
        <Leaderboard state={state} header={participant} isRanked={false} />
      </>
    );
  }
  return (
    <>
      <p className={styles.counts}>
        A season of its own: the {scheduled} games before its end count. Records on cards are of the whole
        year. {played < scheduled && CLOSED}
      </p>
      {played > 0 && (
        <>
          <p className={styles.played}>
            {played} of {scheduled} games
            {lastPlay && ` · ${lastPlay}`}
          </p>
          <Leaderboard state={state} header={participant} />
        </>
      )}
    </>
  );
}
