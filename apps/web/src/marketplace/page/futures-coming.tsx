import { type ReactNode, useEffect, useState } from 'react';
import { PagePlaceholder } from './page-skeleton.tsx';
import styles from './page-title.module.css';

/** A house that has just opened has the seasons of its leagues by then. */
const SOON_MS = 30_000;

interface FuturesComingProps {
  /** What is said of futures that did not come. */
  late: ReactNode;
  /** Above it, where the page has no title of its own. */
  title?: ReactNode;
}

/** In place of the futures of a league that has none yet: that they are coming. The page's own updates bring them. */
export function FuturesComing({ late, title }: FuturesComingProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) return late;
  return <PricesComing kind="futures" title={title} />;
}

interface PricesComingProps {
  kind: 'futures' | 'games';
  /** Above it, where the page has no title of its own. */
  title?: ReactNode;
}

/** In place of what has its first prices to come. */
export function PricesComing({ kind, title }: PricesComingProps) {
  return (
    <div>
      {title}
      <p className={styles.coming}>Prices are being prepared and will appear here shortly.</p>
      <PagePlaceholder kind={kind} />
    </div>
  );
}
