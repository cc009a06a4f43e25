import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import styles from './summary-placeholder.module.css';

const PARTS = [1, 2, 3, 4];

/** The boxes of the name, the balances and the preferences. */
export function SummaryPlaceholder() {
  return (
    <Loading label="Loading your account">
      <div className={styles.page}>
        <div className={styles.head}>
          <Skeleton width={210} height={26} />
          <Skeleton width="72%" height={14} />
        </div>
        <Card padded className={styles.balances}>
          <div className={styles.main}>
            <div className={styles.balance}>
              <Skeleton width={96} height={14} />
              <Skeleton width={150} height={34} />
            </div>
            <Skeleton width={88} height={40} radius="var(--r-button)" />
          </div>
          <div className={styles.split}>
            {PARTS.map((part) => (
              <div key={part}>
                <Skeleton width={72} height={12} />
                <Skeleton width={56} height={14} />
                <Skeleton width={96} height={12} />
              </div>
            ))}
          </div>
        </Card>
        <Card padded className={styles.preferences}>
          <Skeleton width={110} height={22} />
          <div className={styles.line}>
            <div>
              <Skeleton width={140} height={14} />
              <Skeleton width={300} height={13} />
            </div>
            <Skeleton width={44} height={26} radius="var(--r-full)" />
          </div>
          <div className={styles.choice}>
            <Skeleton width={40} height={16} />
            <Skeleton height={40} radius="var(--r-button)" />
          </div>
          <div className={styles.choice}>
            <Skeleton width={76} height={16} />
            <Skeleton height={40} radius="var(--r-button)" />
          </div>
        </Card>
      </div>
    </Loading>
  );
}
