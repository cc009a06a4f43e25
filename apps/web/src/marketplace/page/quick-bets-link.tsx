import { PageLink } from '../../app/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Opens Quick Bets over the event's page. */
export function QuickBetsLink({ path }: { path: string }) {
  return (
    <PageLink to={`${path}?open=quick-bets`} className={buttonClass({ tone: 'secondary', size: 'small' })}>
      <Icon name="bolt" size={16} />
      Quick Bets
    </PageLink>
  );
}
