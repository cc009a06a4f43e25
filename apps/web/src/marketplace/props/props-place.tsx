import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { propsPlace_card$key } from '../../__generated__/propsPlace_card.graphql.ts';
import { useLocationPath } from '../../app/use-location-path.ts';
import { canonicalPath, pageKind } from '../page/canonical.ts';
import styles from './props-place.module.css';

const PropsDrawer = lazy(() =>
  import('./props-drawer.tsx').then((module) => ({ default: module.PropsDrawer })),
);

/** Below a game on its league's page: a drawer of props, where there are any [FEAT-009]. */
export function PropsPlace({ card: key }: { card: propsPlace_card$key }) {
  const { id, recommendedPropsDrawer: drawer } = useFragment(
    graphql`
      fragment propsPlace_card on GridMarketCard {
        id
        recommendedPropsDrawer {
          title
        }
      }
    `,
    key,
  );
  const isLeague = pageKind(canonicalPath(useLocationPath())) === 'competition';
  if (!isLeague || !drawer?.title) return null;
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <PropsDrawer cardId={id} title={drawer.title} />
      </Suspense>
    </div>
  );
}
