import { usePutAway } from '../app/use-put-away.ts';
import { Hint } from '../ui/hint.tsx';
import styles from './boost-tooltip.module.css';

/** Says once what profit boosts are; put away, it stays away in this browser. */
export function BoostTooltip() {
  const [isAway, putAway] = usePutAway('profit-boost-tooltip-hidden');
  if (isAway) return null;
  return (
    <Hint about="below" title="Profit Boosts are live!" className={styles.tooltip} onHide={putAway}>
      Tap on any available Profit Boost to apply it to your selection.
    </Hint>
  );
}
