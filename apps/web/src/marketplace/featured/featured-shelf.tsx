import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { readInlineData, requestSubscription } from 'relay-runtime';
import type { featuredCardData_bet$key } from '../../__generated__/featuredCardData_bet.graphql.ts';
import type { featuredShelf_shelf$key } from '../../__generated__/featuredShelf_shelf.graphql.ts';
import type { featuredShelfSubscription } from '../../__generated__/featuredShelfSubscription.graphql.ts';
import { trackDeepLink } from '../../app/deep-link.ts';
import { track } from '../../app/track.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { useAtOnce } from '../page/at-once.ts';
import { isOfOneSport, pageKind } from '../page/canonical.ts';
import { FeaturedCard } from './featured-card.tsx';
import { featuredCardData } from './featured-card-data.ts';
import { fits, UNFILTERED } from './featured-filter.ts';
import { FeaturedFilters } from './featured-filters.tsx';
import { FeaturedPlace } from './featured-place.tsx';
import styles from './featured-shelf.module.css';
import { isFeaturedShown } from './featured-view.ts';
import { NothingOfFilter } from './nothing-of-filter.tsx';

/** Two cards and the gap after each. */
const SCROLL_PX = 656;
/** So many stand in a row. */
const IN_A_ROW = 2;

interface FeaturedShelfProps {
  shelf: featuredShelf_shelf$key;
  /** Canonical, of the page it stands on. */
  path: string;
}

/** The bets the house puts forward on a page: two in a row, more in a carousel. Follows them while it is shown. */
export function FeaturedShelf({ shelf: key, path }: FeaturedShelfProps) {
  const shelf = useFragment(
    graphql`
      fragment featuredShelf_shelf on FeaturedBetsShelf {
        id
        header {
          title
        }
        bets {
          id
          ...featuredCardData_bet
        }
      }
    `,
    key,
  );
  useFeaturedUpdates(shelf.id, path);
  const rail = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState(UNFILTERED);
  const atOnce = useAtOnce();
  const isFirstDrawn = useDeferredValue(true, false);
  const offered = shelf.bets
    .map((bet) => readInlineData<featuredCardData_bet$key>(featuredCardData, bet))
    .filter(isFeaturedShown);
  if (offered.length === 0) return <NothingOfFilter path={path} isEmpty={shelf.bets.length === 0} />;
  const bets = offered.filter((bet) => fits(bet, filter));
  const isLounge = pageKind(path) === 'parlay';
  const isCarousel = bets.length > IN_A_ROW && !isLounge;
  const rows = isLounge ? styles.lounge : isCarousel ? styles.carousel : styles.row;
  const scroll = (by: number) => {
    track('carousel view', { carousel: 'featured bets', direction: by > 0 ? 'right' : 'left' });
    trackDeepLink('carousel view');
    rail.current?.scrollBy({ left: by, behavior: 'smooth' });
  };
  return (
    <section aria-label="Featured bets" data-carousel={isCarousel}>
      <SectionHeading
        title={shelf.header?.title ?? 'Featured bets'}
        count={bets.length}
        action={
          <>
            <FeaturedFilters
              cards={offered}
              filter={filter}
              onChange={setFilter}
              bySport={!isOfOneSport(path)}
            />
            {isCarousel && (
              <span className={styles.arrows}>
                <button type="button" aria-label="Featured bets before" onClick={() => scroll(-SCROLL_PX)}>
                  <Icon name="left" size={16} />
                </button>
                <button type="button" aria-label="More featured bets" onClick={() => scroll(SCROLL_PX)}>
                  <Icon name="right" size={16} />
                </button>
              </span>
            )}
          </>
        }
      />
      {bets.length === 0 && (
        <div className={styles.none}>
          <p>Update your filters to find a bet.</p>
          <Button tone="secondary" size="small" onClick={() => setFilter(UNFILTERED)}>
            Clear Filters
          </Button>
        </div>
      )}
      <div ref={rail} className={cx(styles.rail, rows)}>
        {bets.map((bet, index) =>
          isFirstDrawn || !isCarousel || index < atOnce ? (
            <FeaturedCard key={bet.id} bet={bet} allLegs={isLounge} />
          ) : (
            <FeaturedPlace key={bet.id} bet={bet} />
          ),
        )}
      </div>
    </section>
  );
}

function useFeaturedUpdates(shelfId: string, path: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const { dispose } = requestSubscription<featuredShelfSubscription>(environment, {
      subscription: graphql`
        subscription featuredShelfSubscription($canonicalPath: String!) {
          featuredBetsUpdated(canonicalPath: $canonicalPath) {
            id
            ...featuredCardData_bet
          }
        }
      `,
      variables: { canonicalPath: path },
      updater: (store) => {
        const bets = store.getPluralRootField('featuredBetsUpdated');
        if (bets) store.get(shelfId)?.setLinkedRecords(bets, 'bets');
      },
    });
    return dispose;
  }, [environment, shelfId, path]);
}
