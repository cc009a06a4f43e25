import { Loading, Skeleton } from '../ui/skeleton.tsx';
import styles from './summary-placeholder.module.css';

/** Of the name, the balances and the preferences, in pixels. */
const HEIGHTS = [54, 195, 280];

export function SummaryPlaceholder() {
  return (
    <Loading label="Loading your account">
      <div className={styles.page}>
        {HEIGHTS.map((height) => (
          <Skeleton key={height} height={height} radius="var(--r-md)" />
        ))}
      </div>
    </Loading>
  );
}
