import { graphql, useFragment } from 'react-relay/hooks';
import type { pageFilter_filter$key } from '../../__generated__/pageFilter_filter.graphql.ts';
import { usePageNavigate } from '../../app/page-link.tsx';
import { track } from '../../app/track.ts';
import { Select } from '../../ui/select.tsx';
import styles from './page-filter.module.css';

/** Narrows a page to one conference or sport: a choice is an address of its own [PAGE-002] [PAGE-016]. */
export function PageFilter({ filter: key }: { filter: pageFilter_filter$key }) {
  const filter = useFragment(
    graphql`
      fragment pageFilter_filter on PageFilter {
        id
        label
        selectedFilterId
        clearLink {
          webUrl
        }
        options {
          id
          label
          deepLink {
            webUrl
          }
        }
      }
    `,
    key,
  );
  const navigate = usePageNavigate();
  const options = filter.options.map(({ id, label }) => ({ value: id, label }));
  const choose = (id: string) => {
    track('filter apply', { filter: filter.id, option: id });
    const option = filter.options.find((one) => one.id === id);
    navigate((option?.deepLink ?? filter.clearLink).webUrl);
  };
  return (
    <div className={styles.filter}>
      <Select
        label={filter.label}
        options={[{ value: '', label: 'All' }, ...options]}
        value={filter.selectedFilterId ?? ''}
        onFocus={() => track('filter click', { filter: filter.id })}
        onChange={choose}
      />
    </div>
  );
}
