import { PageLink } from '../../app/page-link.tsx';
import { loginPath } from '../../app/router/previous-path.ts';
import { useLocationPath } from '../../app/use-location-path.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useStream } from './use-stream.ts';
import styles from './watch-panel.module.css';
import type { WatchReaction } from './watch-reaction.ts';

/** The pictures of an event, or why there are none and what to do about it [LIVE-016]. */
export function WatchPlayer({ eventId, name }: { eventId: string; name: string }) {
  const [view, again] = useStream(eventId);
  if (view.kind === 'playing' && view.src !== undefined) {
    return <img className={styles.picture} src={view.src} alt={`${name}, drawn as it is played`} />;
  }
  return (
    <div className={styles.words} role="status">
      <p>{view.kind === 'refused' ? view.message : 'The stream is starting …'}</p>
      {view.kind === 'refused' && <Reaction reaction={view.reaction} again={again} />}
    </div>
  );
}

function Reaction({ reaction, again }: { reaction: WatchReaction; again: () => void }) {
  const path = useLocationPath();
  const look = buttonClass({ tone: 'primary', size: 'small' });
  switch (reaction) {
    case 'log-in':
      return (
        <PageLink to={loginPath(path)} className={look}>
          Log In to Watch
        </PageLink>
      );
    case 'deposit':
      return (
        <PageLink to="/wallet/deposit" className={look}>
          Deposit
        </PageLink>
      );
    case 'again':
      return (
        <Button tone="secondary" size="small" onClick={again}>
          Try Again
        </Button>
      );
    case 'wait':
    case 'none':
      return null;
  }
}
