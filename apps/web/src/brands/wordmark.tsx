import { brand } from './brand.ts';
import styles from './wordmark.module.css';

/** The brand's own mark and name. Where only the tile fits, the name stays for screen readers. */
export function Wordmark({ tileOnly = false }: { tileOnly?: boolean }) {
  return (
    <span className={styles.wordmark}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <rect className={styles.tile} width="26" height="26" rx="7" />
        <path className={styles.mark} fillRule="evenodd" d={brand.mark} />
      </svg>
      <span className={tileOnly ? 'sr' : styles.name}>{brand.name}</span>
    </span>
  );
}
