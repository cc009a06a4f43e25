import { useState } from 'react';
import { readStored, writeStored } from '../app/storage.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './boost-tooltip.module.css';

const HIDDEN = 'profit-boost-tooltip-hidden';

/** Says once what profit boosts are; put away, it stays away in this browser. */
export function BoostTooltip() {
  const [hidden, setHidden] = useState(() => readStored(HIDDEN) === 'true');
  if (hidden) return null;
  const hide = () => {
    writeStored(HIDDEN, 'true');
    setHidden(true);
  };
  return (
    <div className={styles.tooltip} role="note">
      <p>
        <b>Profit Boosts are live!</b>
        Tap on any available Profit Boost to apply it to your selection.
      </p>
      <button type="button" aria-label="Hide this hint" onClick={hide}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
