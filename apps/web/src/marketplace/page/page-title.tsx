import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { pageTitle_page$key } from '../../__generated__/pageTitle_page.graphql.ts';
import styles from './page-title.module.css';

const ThemedHeader = lazy(async () => ({
  default: (await import('../header/themed-header.tsx')).ThemedHeader,
}));

/** What a list of games or bets is called: over its theme where it has one, for those who listen on home and live. */
export function PageTitle({ page: key }: { page: pageTitle_page$key }) {
  const page = useFragment(
    graphql`
      fragment pageTitle_page on Page {
        type
        title
        header {
          imageUrl
          animationUrl
        }
        parlayLoungeAssets {
          title
          description
        }
      }
    `,
    key,
  );
  const { title, header, parlayLoungeAssets: lounge } = page;
  if (lounge) {
    return (
      <div>
        <h1 className={styles.title}>{lounge.title}</h1>
        <p className={styles.description}>{lounge.description}</p>
      </div>
    );
  }
  if (header) {
    return (
      <div className={styles.themed}>
        <Suspense fallback={null}>
          <ThemedHeader imageUrl={header.imageUrl} animationUrl={header.animationUrl} />
        </Suspense>
        <h1>{title}</h1>
      </div>
    );
  }
  const isShown = page.type === 'COMPETITION' || page.type === 'PARLAY';
  return <h1 className={isShown ? styles.list : 'sr'}>{title}</h1>;
}
