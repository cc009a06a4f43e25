import { layout, useMedia } from '../app/media.ts';
import { useOnline } from '../app/online.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import styles from './slip-panel.module.css';

/** The head of the slip and room for one leg, while the slip is on its way; without a connection it says that it waits for one. */
export function SlipSkeleton({ onClose }: { onClose: (() => void) | undefined }) {
  const isOnline = useOnline();
  return (
    <div className={styles.slip}>
      <PlainHead onClose={onClose} />
      {isOnline ? (
        <Loading label="Loading your betslip">
          <LegSkeleton />
        </Loading>
      ) : (
        <div className={styles.offline}>
          <Banner tone="warn" icon="wifi" role="status">
            You are offline. Your betslip is kept, and opens when the connection is back.
          </Banner>
        </div>
      )}
    </div>
  );
}

/** The title, and the way to close where there is one, while there is no slip to say more about. */
export function PlainHead({ onClose }: { onClose: (() => void) | undefined }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>Betslip</h2>
      <span className={styles.space} />
      {onClose && <CloseSlip onClose={onClose} />}
    </div>
  );
}

/** Points where the slip goes: down on a phone, to the side elsewhere. */
export function CloseSlip({ onClose }: { onClose: () => void }) {
  const isPhone = useMedia(layout.phone);
  return (
    <button type="button" className={styles.close} aria-label="Close betslip" onClick={onClose}>
      <Icon name={isPhone ? 'down' : 'right'} size={22} />
    </button>
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
