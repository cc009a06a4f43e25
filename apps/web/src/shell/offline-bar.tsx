import { useEffect } from 'react';
import { useInterrupted } from '../app/app-context.ts';
import { useOnline } from '../app/online.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './offline-bar.module.css';

/**
 * Stays while there is no connection, or nothing live comes over it: a state, not an event, so a bar and not a toast. Meanwhile
 * the odds on the page do not look live either: the document is marked, and odds-button.module.css dims them.
 */
export function OfflineBar() {
  const isOnline = useOnline();
  const isInterrupted = useInterrupted();
  const isOutdated = !isOnline || isInterrupted;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-outdated', isOutdated);
    return () => document.documentElement.removeAttribute('data-outdated');
  }, [isOutdated]);
  return (
    <div className={styles.bar} role="status">
      {isOutdated && (
        <Banner tone="warn" icon="wifi">
          {isOnline ? 'Connection lost.' : 'You are offline.'} Odds shown may be out of date.
        </Banner>
      )}
    </div>
  );
}
