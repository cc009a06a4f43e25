import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { cardFoot_card$key } from '../../__generated__/cardFoot_card.graphql.ts';
import { PageLink } from '../../app/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { betCountText } from './bet-count.ts';
import { CardTags } from './card-tags.tsx';
import styles from './event-row.module.css';

const WatchMark = lazy(() =>
  import('../watch/watch-mark.tsx').then((module) => ({ default: module.WatchMark })),
);

/** Tags at the left, the way to all of the event's bets at the right where there are any. */
export function CardFoot({ card: key }: { card: cardFoot_card$key }) {
  const card = useFragment(
    graphql`
      fragment cardFoot_card on GridMarketCard {
        attributes {
          tags
        }
        deepLink {
          webUrl
        }
        event {
          name
          marketCount
          ...watchMark_event
        }
      }
    `,
    key,
  );
  const bets = betCountText(card.event.marketCount);
  return (
    <div className={styles.more}>
      <CardTags tags={card.attributes.tags} />
      <Suspense fallback={null}>
        <WatchMark event={card.event} />
      </Suspense>
      {bets !== '' && (
        <PageLink to={card.deepLink.webUrl} className={styles.bets}>
          {bets}
          <span className="sr"> on {card.event.name}</span>
          <Icon name="right" size={16} />
        </PageLink>
      )}
    </div>
  );
}
