import { cx } from '../../ui/cx.ts';
import styles from './dots.module.css';

/** So many of a row of dots filled: outs, strikes, balls, wickets. */
export function Dots({ filled, of }: { filled: number; of: number }) {
  const dots = Array.from({ length: of }, (_, at) => at);
  return (
    <svg className={styles.dots} viewBox={`0 0 ${of * 10} 10`} width={of * 10} height={10} aria-hidden="true">
      {dots.map((at) => (
        <circle
          key={at}
          className={cx(styles.dot, at < filled && styles.on)}
          cx={at * 10 + 5}
          cy={5}
          r={3.4}
        />
      ))}
    </svg>
  );
}
