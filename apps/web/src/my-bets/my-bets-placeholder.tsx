import { Loading, Skeleton } from '../ui/skeleton.tsx';
import styles from './my-bets-placeholder.module.css';

const TICKETS = [1, 2, 3];

/** The boxes of the totals and of three tickets; of a whole page also those of its heading, tabs and filters. */
export function MyBetsPlaceholder({ isPage = false }: { isPage?: boolean }) {
  return (
    <Loading label="Loading your bets">
      <div className={styles.list}>
        {isPage && (
          <div className={styles.head}>
            <Skeleton width={110} height={26} />
            <Skeleton width={260} height={20} />
          </div>
        )}
        <div className={styles.totals}>
          <Skeleton width={90} height={32} />
          <Skeleton width={90} height={32} />
          <Skeleton width={90} height={32} />
        </div>
        {TICKETS.map((ticket) => (
          <div key={ticket} className={styles.ticket}>
            <Skeleton width="46%" height={18} />
            <Skeleton width="30%" height={12} />
            <Skeleton height={36} />
            <Skeleton width="70%" height={14} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
