import styles from './team-rank.module.css';

/** Kept where its line is a row of boxes: there a plain space at the end of one is dropped. */
const NO_BREAK_SPACE = '\u00a0';

/** A college team's place in the poll, before its name; nothing for any other [LIVE-010]. */
export function TeamRank({ rank }: { rank: number | null | undefined }) {
  if (rank == null) return null;
  return (
    <small className={styles.rank}>
      <span className="sr">Number </span>
      {rank}
      {NO_BREAK_SPACE}
    </small>
  );
}
