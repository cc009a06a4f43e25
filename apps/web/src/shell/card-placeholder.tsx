import { Card } from '../ui/card.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import styles from './card-placeholder.module.css';

/** The boxes of a page that is one form: a card with a title and a few rows. */
export function CardPlaceholder({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Card padded className={styles.card}>
        <Skeleton width="54%" height={32} />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton width="70%" height={14} />
        <Skeleton height={52} />
      </Card>
    </Loading>
  );
}
