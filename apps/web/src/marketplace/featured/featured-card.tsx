import { formatOdds } from '@fairline/money/odds-format.ts';
import { Suspense, useState } from 'react';
import type { featuredCardData_bet$data } from '../../__generated__/featuredCardData_bet.graphql.ts';
import { lazyAgain } from '../../app/load-again.ts';
import { useOddsFormat } from '../../app/odds-format.ts';
import { OddsButton } from '../../ui/odds-button.tsx';
import { oddsValue, offerOf, readOdds } from '../selection/selection-view.ts';
import { FeaturedHead } from './featured-art.tsx';
import styles from './featured-card.module.css';
import { FeaturedLegs } from './featured-legs.tsx';
import { legsShown, moreLegs, underHeader } from './featured-view.ts';
import { useFeatured } from './use-featured.ts';

const FeaturedDialog = lazyAgain({
  area: 'marketplace',
  what: 'A featured bet whole',
  load: async () => (await import('./featured-dialog.tsx')).FeaturedDialog,
});

const SeeAllLines = lazyAgain({
  area: 'marketplace',
  what: 'All lines of a featured bet',
  load: async () => (await import('./see-all-lines.tsx')).SeeAllLines,
});

/** A bet the house puts forward: what it is made of, what $10 return, and the price that adds it to the slip. */
export function FeaturedCard({ bet, allLegs }: { bet: featuredCardData_bet$data; allLegs: boolean }) {
  const [open, setOpen] = useState<'bet' | 'lines'>();
  const format = useOddsFormat();
  const featured = useFeatured(bet);
  const { shown, more } = legsShown(bet.legs, allLegs);
  const odds = readOdds(bet.odds);
  const before = readOdds(bet.previousOdds);
  const isOpen = odds !== undefined && bet.legs.every(({ selection }) => offerOf(selection).kind === 'open');
  const close = () => setOpen(undefined);
  const [leg] = bet.legs;
  return (
    <article className={styles.card} aria-label={`${bet.header}: ${bet.title}`}>
      <FeaturedHead legs={bet.legs} header={bet.header} text={underHeader(bet.title, bet.numberOfWagers)} />
      <FeaturedLegs
        legs={shown}
        more={
          more > 0 && (
            <button type="button" onClick={() => setOpen('bet')}>
              {moreLegs(more)}
            </button>
          )
        }
      />
      {bet.description && <p className={styles.description}>{bet.description}</p>}
      <div className={styles.foot}>
        <div className={styles.returns}>
          $10 returns
          <b>{isOpen ? bet.estimatedPayout?.formattedAmount : '–'}</b>
        </div>
        {bet.legs.length === 1 && (
          <button type="button" className={styles.seeAll} onClick={() => setOpen('lines')}>
            See All
          </button>
        )}
        <OddsButton
          className={styles.price}
          label={`${bet.header}, ${bet.title}`}
          status={isOpen ? 'open' : 'suspended'}
          price={odds && formatOdds(odds, format)}
          value={odds && oddsValue(odds)}
          was={before && formatOdds(before, format)}
          selected={featured.selected}
          onPress={() => {
            if (featured.asks) setOpen('bet');
            else void featured.press();
          }}
        />
      </div>
      <Suspense fallback={null}>
        {open === 'bet' && <FeaturedDialog bet={bet} featured={featured} onClose={close} />}
        {open === 'lines' && leg && <SeeAllLines event={leg.event} onClose={close} />}
      </Suspense>
    </article>
  );
}
