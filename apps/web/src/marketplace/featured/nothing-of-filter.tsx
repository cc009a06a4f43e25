import { PageLink } from '../../app/page-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NothingOfFilterProps {
  /** Canonical, of the page, which may be narrowed to a conference or a sport. */
  path: string;
  /** Whether the server has nothing for it. */
  isEmpty: boolean;
}

/** In place of the featured bets of a page: nothing, or the way out of what it was narrowed to. */
export function NothingOfFilter({ path, isEmpty }: NothingOfFilterProps) {
  const [unfiltered, filter] = path.split('?');
  if (!isEmpty || filter === undefined || unfiltered === undefined) return null;
  return (
    <EmptyState
      title="Update your filters to find a bet."
      action={
        <PageLink to={unfiltered} className={buttonClass({ tone: 'secondary', size: 'small' })}>
          Clear Filters
        </PageLink>
      }
    />
  );
}
