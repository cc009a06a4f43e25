import { useRelayEnvironment } from 'react-relay/hooks';
import { useShownPatron } from '../../app/app-context.ts';
import { track } from '../../app/track.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { follow } from './follow.ts';
import styles from './follow-button.module.css';
import { useFollowed } from './use-followed.ts';

/** The star of a team: whoever follows it sees its games first. Nothing for visitors: what is personal needs a login. */
export function FollowButton({ participantId, name }: { participantId: string; name: string }) {
  const environment = useRelayEnvironment();
  const followed = useFollowed(true);
  const patronId = useShownPatron();
  // Until it is known whom the patron follows its place is kept, so that no name is broken anew.
  if (followed === undefined) return patronId && <span className={styles.star} />;
  const isFollowed = followed.ids.has(participantId);
  const toggle = () => {
    track('button click', { button: isFollowed ? 'unfollow' : 'follow' });
    void follow(environment, followed.patronId, participantId, !isFollowed);
  };
  return (
    <button
      type="button"
      className={cx(styles.star, isFollowed && styles.followed)}
      aria-pressed={isFollowed}
      aria-label={`Follow ${name}`}
      onClick={toggle}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
