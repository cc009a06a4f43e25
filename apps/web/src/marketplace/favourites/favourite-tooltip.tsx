import { useState } from 'react';
import { readStored, writeStored } from '../../app/storage.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './favourite-tooltip.module.css';

const HIDDEN = 'favourites-tooltip-hidden';

/** Says once, below the first game of a team one follows, why it stands there; put away, it stays away [PAGE-021]. */
export function FavouriteTooltip() {
  const [hidden, setHidden] = useState(() => readStored(HIDDEN) === 'true');
  if (hidden) return null;
  const hide = () => {
    writeStored(HIDDEN, 'true');
    setHidden(true);
  };
  return (
    <div className={styles.tooltip} role="note">
      <Icon name="star" size={16} />
      <p>
        <b>Your favourites come first</b>
        Games of teams you follow stand at the top. Follow more with the star on a game’s page.
      </p>
      <button type="button" aria-label="Hide this hint" onClick={hide}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
