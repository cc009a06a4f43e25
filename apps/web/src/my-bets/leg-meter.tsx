import { trueMinus } from '../ui/true-minus.ts';
import styles from './leg-meter.module.css';
import type { LegProgress } from './leg-progress.ts';

/** How a leg stands in a game that is played: a bar from the line to the score, and the same in words. */
export function LegMeter({ progress }: { progress: LegProgress }) {
  const { winning, from, to, mark, left, right } = progress;
  const drawn = { '--from': `${from * 100}%`, '--to': `${(1 - to) * 100}%`, '--mark': `${mark * 100}%` };
  return (
    <div className={styles.meter} data-winning={winning}>
      <span className={styles.bar} style={drawn} aria-hidden="true" />
      <span className={styles.words}>
        <b>{trueMinus(left)}</b>
        <span>{trueMinus(right)}</span>
      </span>
    </div>
  );
}
