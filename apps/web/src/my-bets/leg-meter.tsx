import { trueMinus } from '../ui/true-minus.ts';
import type { LegProgress } from './leg-bar.ts';
import styles from './leg-meter.module.css';

/** How a leg stands in a game that is played: a bar from the line to the score, and the same in words. */
export function LegMeter({ progress }: { progress: LegProgress }) {
  const { winning, from, to, mark, isAgainst, left, right, spoken } = progress;
  const drawn = { '--from': `${from * 100}%`, '--to': `${(1 - to) * 100}%`, '--mark': `${mark * 100}%` };
  return (
    <div className={styles.meter} data-winning={winning} data-against={isAgainst}>
      <span className={styles.bar} style={drawn} aria-hidden="true" />
      {spoken !== undefined && <span className="sr">{trueMinus(spoken)}</span>}
      <span className={styles.words} aria-hidden={spoken !== undefined}>
        <b>{trueMinus(left)}</b>
        <span>{trueMinus(right)}</span>
      </span>
    </div>
  );
}
