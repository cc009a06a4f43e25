import styles from './slip-empty.module.css';
import type { SlipTab } from './slip-tab.ts';

const WORDS: Readonly<Record<SlipTab, readonly [string, string]>> = {
  STRAIGHT: [
    'Add a bet to start building your betslip!',
    'Tap any odds to add them here. Your picks stay when you move around or log in.',
  ],
  PARLAY: [
    'Add another bet to make this a parlay!',
    'All legs must win. Bets of different games multiply; bets of one game have a price together.',
  ],
  TEASER: [
    'Add 2 or more football or basketball spreads or totals to make a teaser!',
    'A teaser moves every line your way by the points you choose.',
  ],
};

/** A tab before there is a bet on it. */
export function SlipEmpty({ tab }: { tab: SlipTab }) {
  const [title, body] = WORDS[tab];
  return (
    <div className={styles.empty}>
      <svg width="96" height="72" viewBox="0 0 96 72" aria-hidden="true" className={styles.drawing}>
        <rect x="1" y="11" width="60" height="50" rx="8" transform="rotate(-6 31 36)" />
        <rect x="27" y="9" width="62" height="52" rx="8" />
        <path d="M37 23h24M37 33h16" className={styles.words} />
        <rect x="37" y="43" width="42" height="9" rx="4.5" className={styles.button} />
        <path d="M72 18h8M76 14v8" className={styles.plus} />
      </svg>
      <b>{title}</b>
      <p>{body}</p>
    </div>
  );
}
