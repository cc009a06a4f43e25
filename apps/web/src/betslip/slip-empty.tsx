import styles from './slip-empty.module.css';

/** The slip before the first tap. */
export function SlipEmpty() {
  return (
    <div className={styles.empty}>
      <svg width="96" height="72" viewBox="0 0 96 72" aria-hidden="true" className={styles.drawing}>
        <rect x="1" y="11" width="60" height="50" rx="8" transform="rotate(-6 31 36)" />
        <rect x="27" y="9" width="62" height="52" rx="8" />
        <path d="M37 23h24M37 33h16" className={styles.words} />
        <rect x="37" y="43" width="42" height="9" rx="4.5" className={styles.button} />
        <path d="M72 18h8M76 14v8" className={styles.plus} />
      </svg>
      <b>Add a bet to start building your betslip!</b>
      <p>Tap any odds to add them here. Your picks stay when you move around or log in.</p>
    </div>
  );
}
