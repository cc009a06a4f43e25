import { useEffect } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { quickSectionNodeQuery as QuickSectionNodeQuery } from '../__generated__/quickSectionNodeQuery.graphql.ts';
import { report } from '../app/report.ts';
import { MarketCard } from '../marketplace/cards/market-card.tsx';
import { usePageUpdates } from '../marketplace/live/use-page-updates.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './quick-bets-modal.module.css';

const node = graphql`
  query quickSectionNodeQuery($id: ID!) {
    node(id: $id) {
      ... on QuickBetsSection {
        drawers {
          id
          title
          cards {
            ...drawerCard_card @relay(mask: false)
          }
        }
      }
    }
  }
`;

interface QuickSectionProps {
  id: string;
  path: string;
  pollingMs: number;
  /** The page under the modal is this section: it keeps the prices up to date already. */
  isPageShown: boolean;
}

/** The market cards of one section. It is asked for again as often as the server says; prices move by themselves. */
export function QuickSection({ id, path, pollingMs, isPageShown }: QuickSectionProps) {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const timer = setInterval(() => {
      const options = { networkCacheConfig: { force: true } };
      const asked = fetchQuery<QuickSectionNodeQuery>(environment, node, { id }, options).toPromise();
      // The next turn asks again.
      void asked.catch((error: unknown) => report('quick-bets', 'A section was not renewed', error));
    }, pollingMs);
    return () => clearInterval(timer);
  }, [environment, id, pollingMs]);
  const data = useLazyLoadQuery<QuickSectionNodeQuery>(node, { id }, { fetchPolicy: 'store-and-network' });
  const drawers = data.node?.drawers ?? [];
  return (
    <>
      {!isPageShown && <Prices path={path} />}
      {drawers.length === 0 && (
        <EmptyState title="No bets available" body="Check back soon!" drawing="field" />
      )}
      <div className={styles.cards}>
        {drawers.flatMap((drawer) =>
          drawer.cards.map((card) => {
            const title = card.featuredTitle ?? drawer.title;
            return (
              <section key={card.id} className={styles.card} aria-label={title}>
                <h3 className={styles.cardTitle}>{title}</h3>
                <MarketCard card={card} place="drawer" />
              </section>
            );
          }),
        )}
      </div>
    </>
  );
}

/** Follows the prices of a section that is not the page under the modal. */
function Prices({ path }: { path: string }) {
  usePageUpdates(path);
  return null;
}
