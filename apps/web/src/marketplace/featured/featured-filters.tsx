import { Choice } from '../../ui/choice.tsx';
import { type FeaturedFilter, type FilteredCard, filterOptions } from './featured-filter.ts';
import styles from './featured-shelf.module.css';

interface FeaturedFiltersProps {
  cards: readonly FilteredCard[];
  filter: FeaturedFilter;
  onChange: (filter: FeaturedFilter) => void;
  /** Whether one of several sports can be chosen: on a page of one sport a bet of it and another is one of its own. */
  bySport: boolean;
}

/** Which of the featured bets are shown: of one sport, of one kind. Nothing where there is no choice. */
export function FeaturedFilters({ cards, filter, onChange, bySport }: FeaturedFiltersProps) {
  const { sports, kinds } = filterOptions(cards);
  const hasSports = bySport && (sports.length > 1 || filter.sport !== undefined);
  const hasKinds = kinds.length > 1 || filter.kind !== undefined;
  return (
    <span className={styles.filters}>
      {hasSports && (
        <Choice
          label="Sport"
          all="All sports"
          options={sports}
          value={filter.sport}
          onChoose={(sport) => onChange({ ...filter, sport })}
        />
      )}
      {hasKinds && (
        <Choice
          label="Type of bet"
          all="All types"
          options={kinds}
          value={filter.kind}
          onChoose={(kind) => onChange({ ...filter, kind })}
        />
      )}
    </span>
  );
}
