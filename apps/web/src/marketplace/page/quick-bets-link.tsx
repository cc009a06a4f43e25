import { PageLink } from '../../app/page-link.tsx';
import { track } from '../../app/track.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './quick-bets-link.module.css';

/** Opens Quick Bets over the event's page. */
export function QuickBetsLink({ path }: { path: string }) {
  const look = buttonClass({ tone: 'secondary', size: 'small' });
  return (
    <PageLink
      to={`${path}?open=quick-bets`}
      className={cx(look, styles.link)}
      onClick={() => track('button click', { button: 'quick bets' })}
    >
      <Icon name="bolt" size={16} />
      Quick Bets
    </PageLink>
  );
}
