import styles from './team-rank.module.css';

/** A college team's place in the poll, before its name; nothing for any other [LIVE-010]. */
export function TeamRank({ rank }: { rank: number | null | undefined }) {
  if (rank == null) return null;
  return (
    <small className={styles.rank}>
      <span className="sr">Number </span>
      {rank}{' '}
    </small>
  );
}
