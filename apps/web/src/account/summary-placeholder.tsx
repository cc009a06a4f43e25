import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import styles from './summary-placeholder.module.css';

const PARTS = [1, 2, 3, 4];
const PREFERENCES = [1, 2, 3];

/** The boxes of the name, the balances and the preferences. */
export function SummaryPlaceholder() {
  return (
    <Loading label="Loading your account">
      <div className={styles.page}>
        <div className={styles.head}>
          <Skeleton width={210} height={26} />
        </div>
        <Card padded className={styles.balances}>
          <Skeleton width={150} height={62} />
          <div className={styles.split}>
            {PARTS.map((part) => (
              <Skeleton key={part} width={72} height={52} />
            ))}
          </div>
        </Card>
        <Card padded className={styles.preferences}>
          <Skeleton width={110} height={22} />
          {PREFERENCES.map((part) => (
            <Skeleton key={part} height={56} />
          ))}
        </Card>
      </div>
    </Loading>
  );
}
