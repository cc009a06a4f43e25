import { PageLink } from '../../app/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './quick-bets-link.module.css';

/** Opens Quick Bets over the event's page. */
export function QuickBetsLink({ path }: { path: string }) {
  const look = buttonClass({ tone: 'secondary', size: 'small' });
  return (
    <PageLink to={`${path}?open=quick-bets`} className={cx(look, styles.link)}>
      <Icon name="bolt" size={16} />
      Quick Bets
    </PageLink>
  );
}
