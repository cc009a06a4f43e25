import type { Odds } from '@fairline/money/odds.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { oddsBoostCardQuery } from '../../__generated__/oddsBoostCardQuery.graphql.ts';
import { useOddsFormat } from '../../app/odds-format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { trueMinus } from '../../ui/true-minus.ts';
import { SelectionButton } from '../selection/selection-button.tsx';
import { moveOf, readOdds } from '../selection/selection-view.ts';
import { InPlayTag } from './in-play-tag.tsx';
import styles from './odds-boost-card.module.css';
import { useBoosts } from './use-boosts.ts';

const FRESH = { fetchPolicy: 'store-and-network' } as const;

/**
 * Prices the house made longer, each with what it was; blanks fill the last row [FEAT-013]. Few pages have any, so they are
 * asked for when there are. Prices follow the page's own updates, what they were an own one.
 */
export function OddsBoostCard({ cardId }: { cardId: string }) {
  const { node: card } = useLazyLoadQuery<oddsBoostCardQuery>(
    graphql`
      query oddsBoostCardQuery($id: ID!) {
        node(id: $id) {
          ... on OddsBoostMarketCard {
            deepLink {
              webUrl
            }
            event {
              name
              status
            }
            headers
            placeholders
            markets {
              id
              name
            }
            boosts {
              id
              name {
                defaultName
              }
              was {
                numeratorLong
                denominatorLong
              }
              odds {
                numeratorLong
                denominatorLong
              }
              ...selectionButton_selection
            }
          }
        }
      }
    `,
    { id: cardId },
    FRESH,
  );
  useBoosts(card?.markets?.map(({ id }) => id) ?? []);
  if (!card?.boosts || !card.headers || !card.deepLink) return null;
  const [was, now] = card.headers;
  const market = card.markets?.[0]?.name ?? '';
  return (
    <div className={styles.card}>
      <PageLink to={card.deepLink.webUrl} className={styles.event}>
        {card.event?.status === 'IN_PLAY' && <InPlayTag size="large" />}
        {card.event?.name} · {market}
      </PageLink>
      <ul className={styles.boosts}>
        {card.boosts.map((boost) => (
          <li key={boost.id} className={styles.boost}>
            <b>{boost.name.defaultName}</b>
            <span className={styles.was}>
              {was} <Before odds={readOdds(boost.was)} now={readOdds(boost.odds)} />
            </span>
            <span className={styles.now}>
              {now} <SelectionButton selection={boost} market={market} layout="price" />
            </span>
          </li>
        ))}
        {Array.from({ length: card.placeholders ?? 0 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blanks are all the same
          <li key={index} className={styles.blank} aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

/** What a price was. Games move on after it was asked for: when the boosted price is no longer the longer one, it is not told. */
function Before({ odds, now }: { odds: Odds | undefined; now: Odds | undefined }) {
  const format = useOddsFormat();
  return odds && moveOf(odds, now) === 'up' ? <s>{trueMinus(formatOdds(odds, format))}</s> : null;
}
