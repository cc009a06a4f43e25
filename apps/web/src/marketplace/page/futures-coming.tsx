import { useEffect, useState } from 'react';
import { NotFoundView } from '../../shell/not-found-view.tsx';
import { PagePlaceholder } from './page-skeleton.tsx';
import styles from './page-title.module.css';

/** A house that has just opened has the seasons of its leagues by then. */
const SOON_MS = 30_000;

/**
 * In place of the futures of a league that has none yet: that they are coming. The page's own updates bring them; when they do
 * not, there is no such page.
 */
export function FuturesComing() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) return <NotFoundView />;
  return (
    <>
      <h1 className={styles.title}>Futures</h1>
      <p className={styles.coming}>They are being priced, and come by themselves in a moment.</p>
      <PagePlaceholder kind="competition" />
    </>
  );
}
