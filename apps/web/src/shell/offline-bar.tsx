import { useOnline } from '../app/online.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './offline-bar.module.css';

/** Stays while there is no connection: a state, not an event, so a bar and not a toast. */
export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div className={styles.bar} role="status">
      {!isOnline && (
        <Banner tone="warn" icon="wifi">
          You are offline. Odds shown may be out of date.
        </Banner>
      )}
    </div>
  );
}
