import { counted } from '../../ui/counted.ts';
import { cx } from '../../ui/cx.ts';
import styles from './timeouts.module.css';

const EACH_HALF = [1, 2, 3];

/** Time-outs left as dots, and in words for those who listen. */
export function Timeouts({ left }: { left: number | null | undefined }) {
  if (left == null) return null;
  return (
    <span className={styles.timeouts} role="img" aria-label={`${counted(left, 'timeout')} left`}>
      {EACH_HALF.map((number) => (
        <i key={number} className={cx(number <= left && styles.on)} />
      ))}
      <em aria-hidden="true">Timeouts</em>
    </span>
  );
}
