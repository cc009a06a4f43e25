import { usePutAway } from '../../app/use-put-away.ts';
import { Hint } from '../../ui/hint.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './favourite-tooltip.module.css';

/** Says once, below the first game of a team one follows, why it stands there; put away, it stays away [PAGE-021]. */
export function FavouriteTooltip() {
  const [isAway, putAway] = usePutAway('favourites-tooltip-hidden');
  if (isAway) return null;
  return (
    <Hint
      about="above"
      title="Your favourites come first"
      icon={<Icon name="star" size={16} />}
      className={styles.tooltip}
      onHide={putAway}
    >
      Games of teams you follow stand at the top. Follow more with the star on a game’s page.
    </Hint>
  );
}
