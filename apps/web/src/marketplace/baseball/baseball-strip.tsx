import { Dots } from '../sports/dots.tsx';
import styles from './baseball.module.css';
import { Diamond } from './diamond.tsx';
import { type DiamondState, describeDiamond, isBetweenHalves, outsDrawn } from './diamond-words.ts';

const OUTS_SHOWN = 2;

/** Bases, count and outs under a live card's teams; between halves there is no count. */
export function BaseballStrip({ state }: { state: DiamondState }) {
  const { balls = 0, strikes = 0 } = state;
  return (
    <span className={styles.strip} role="img" aria-label={describeDiamond(state)}>
      <Diamond state={state} size={24} />
      {!isBetweenHalves(state) && (
        <span className={styles.count} aria-hidden="true">
          {balls}–{strikes}
        </span>
      )}
      <Dots filled={outsDrawn(state)} of={OUTS_SHOWN} />
    </span>
  );
}
