import { Loading, Skeleton } from '../ui/skeleton.tsx';
import styles from './slip-panel.module.css';

/** The head of the slip and room for one leg, while the slip is on its way. */
export function SlipSkeleton() {
  return (
    <div className={styles.slip}>
      <div className={styles.head}>
        <h2 className={styles.title}>Betslip</h2>
      </div>
      <Loading label="Loading your betslip">
        <LegSkeleton />
      </Loading>
    </div>
  );
}

/** Keeps the place of a leg that was just asked for. */
export function LegSkeleton() {
  return (
    <div className={styles.legPlace}>
      <Skeleton width={28} height={28} radius={8} />
      <div className={styles.legWords}>
        <Skeleton width="62%" height={14} />
        <Skeleton width="40%" height={12} />
        <Skeleton height={52} radius="var(--r-sm)" />
      </div>
    </div>
  );
}
