import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { PageKind } from './canonical.ts';
import styles from './page-skeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];
const DRAWERS = [1, 2, 3, 4, 5];
const FEATURED = [1, 2, 3];

/** The boxes of a page of each kind, each the size of what will stand there; of futures and of games below the page's own title. */
export function PagePlaceholder({ kind }: { kind: PageKind | 'futures' | 'games' }) {
  if (kind === 'event') return <EventSkeleton />;
  return (
    <Loading label={kind === 'futures' ? 'Loading futures' : 'Loading games'}>
      <div className={styles.list}>
        {kind === 'home' && (
          <div className={styles.chips}>
            {ROWS.map((row) => (
              <Skeleton key={row} width={92} height={36} radius={18} />
            ))}
          </div>
        )}
        {kind === 'home' && <FeaturedSkeleton />}
        {kind === 'competition' && <Skeleton width={180} height={26} />}
        <ShelfSkeleton rows={kind === 'home' ? 3 : 5} live={kind !== 'competition' && kind !== 'futures'} />
        {kind !== 'live' && <ShelfSkeleton rows={3} live={false} />}
      </div>
    </Loading>
  );
}

function FeaturedSkeleton() {
  return (
    <div className={styles.featured}>
      <div className={styles.heading}>
        <Skeleton width={140} height={20} />
      </div>
      <div className={styles.rail}>
        {FEATURED.map((bet) => (
          <div key={bet} className={styles.bet}>
            <Skeleton height={80} radius={0} />
          </div>
        ))}
      </div>
    </div>
  );
}

function ShelfSkeleton({ rows, live }: { rows: number; live: boolean }) {
  return (
    <div>
      <div className={styles.heading}>
        <Skeleton width={140} height={20} />
      </div>
      <div className={styles.card}>
        {ROWS.slice(0, rows).map((row) => (
          <div key={row} className={live ? styles.liveRow : styles.row}>
            <div className={styles.teams}>
              <TeamSkeleton />
              <TeamSkeleton />
            </div>
            <div className={styles.prices}>
              {ROWS.map((price) => (
                <Skeleton key={price} height="var(--odds-height)" radius="var(--r-sm)" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function TeamSkeleton() {
  return (
    <div className={styles.team}>
      <Skeleton width={30} height={30} radius={8} />
      <Skeleton width="52%" height={16} />
    </div>
  );
}

function EventSkeleton() {
  return (
    <Loading label="Loading the game">
      <div className={styles.event}>
        <Skeleton width={220} height={16} />
        <div className={styles.board}>
          <div className={styles.score}>
            <Skeleton width={56} height={56} radius={12} />
            <Skeleton width={140} height={40} />
            <Skeleton width={56} height={56} radius={12} />
          </div>
          <Skeleton height={64} radius={8} />
          <Skeleton height={84} radius={8} />
        </div>
        <Skeleton width={320} height={20} />
        <div className={styles.openDrawer} />
        {DRAWERS.map((drawer) => (
          <div key={drawer} className={styles.drawer}>
            <Skeleton width={160} height={16} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
