import { useInterrupted } from '../app/app-context.ts';
import { useOnline } from '../app/online.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './offline-bar.module.css';

/** Stays while there is no connection, or nothing live comes over it: a state, not an event, so a bar and not a toast. */
export function OfflineBar() {
  const isOnline = useOnline();
  const isInterrupted = useInterrupted();
  return (
    <div className={styles.bar} role="status">
      {(!isOnline || isInterrupted) && (
        <Banner tone="warn" icon="wifi">
          {isOnline ? 'Connection lost.' : 'You are offline.'} Odds shown may be out of date.
        </Banner>
      )}
    </div>
  );
}
