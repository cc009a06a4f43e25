import { cx } from '../../ui/cx.ts';
import styles from './diamond.module.css';
import type { DiamondState } from './diamond-words.ts';

/** The three bases, those with a runner filled. Third is on the left. */
export function Diamond({ state, size }: { state: DiamondState; size: number }) {
  return (
    <svg
      className={styles.diamond}
      viewBox="0 0 40 28"
      width={(size * 40) / 28}
      height={size}
      aria-hidden="true"
    >
      <Base x={29} y={18} on={state.firstBaseOccupied === true} />
      <Base x={20} y={9} on={state.secondBaseOccupied === true} />
      <Base x={11} y={18} on={state.thirdBaseOccupied === true} />
    </svg>
  );
}

const HALF = 7.2;

function Base({ x, y, on }: { x: number; y: number; on: boolean }) {
  return (
    <path
      className={cx(styles.base, on && styles.on)}
      d={`M${x} ${y - HALF}l${HALF} ${HALF}-${HALF} ${HALF}-${HALF}-${HALF}Z`}
    />
  );
}
