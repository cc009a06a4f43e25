import { useRelayEnvironment } from 'react-relay/hooks';
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
  if (followed === undefined) return null;
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
