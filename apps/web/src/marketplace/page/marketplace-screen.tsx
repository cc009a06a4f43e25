import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { pageQuery as PageQuery } from '../../__generated__/pageQuery.graphql.ts';
import { definePart } from '../../app/part.tsx';
import { report } from '../../app/report.ts';
import { NotFoundView } from '../../shell/not-found-view.tsx';
import { FeaturedLinkHost } from '../featured/featured-link-host.tsx';
import { usePageUpdates } from '../live/use-page-updates.ts';
import { isFuturesPath, pageKind } from './canonical.ts';
import { FuturesComing } from './futures-coming.tsx';
import { keepPage } from './kept-page.ts';
import { MarketplacePage } from './marketplace-page.tsx';
import type { MarketplaceData } from './page-data.ts';
import { pageQuery } from './page-query.ts';
import { PagePlaceholder } from './page-skeleton.tsx';
import styles from './page-title.module.css';

/** Fetched once a page of an event is there, for without a connection it cannot be. */
const sectionError = definePart(async () => (await import('./section-error.tsx')).SectionError);

/** A page of the marketplace, and its live updates. */
export function MarketplaceScreen({ data }: { data: MarketplaceData }) {
  const turn = useTurn(data);
  const { path } = data;
  const errorOf = useCallback(
    (failed: ErrorComponentProps) => {
      // Where its code is not there no page of an event was.
      const SectionError = sectionError.loaded();
      if (SectionError === undefined) throw failed.error;
      return <SectionError {...failed} path={path} />;
    },
    [path],
  );
  return (
    <>
      <CatchBoundary getResetKey={() => turn} errorComponent={errorOf}>
        <Suspense fallback={<PagePlaceholder kind={pageKind(data.path)} />}>
          <FoundPage {...data} />
        </Suspense>
      </CatchBoundary>
      <FeaturedLinkHost />
    </>
  );
}

/** Counts the times a page is loaded: what failed before is forgotten with each. */
function useTurn(data: MarketplaceData): number {
  const [last, setLast] = useState({ data, turn: 0 });
  if (last.data !== data) setLast({ data, turn: last.turn + 1 });
  return last.turn;
}

function FoundPage({ path, query, firstScreen }: MarketplaceData) {
  const { page } = usePreloadedQuery<PageQuery>(pageQuery, query);
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!page.found) return;
    keepPage(environment, path, page.found);
    if (pageKind(path) === 'event') sectionError.load().catch((error) => report('page', String(error)));
  }, [environment, path, page.found]);
  if (page.found) {
    return (
      <>
        <Followed path={path} firstScreen={firstScreen} />
        <MarketplacePage page={page.found} path={path} />
      </>
    );
  }
  if (page.__typename !== 'NotFoundError') throw new Error('The page is of a kind this app does not know.');
  if (!isFuturesPath(path)) return <NotFoundView />;
  // A league that has no futures yet may have them in a moment.
  return (
    <>
      <Followed path={path} firstScreen={firstScreen} />
      <FuturesComing late={<NotFoundView />} title={<h1 className={styles.title}>Futures</h1>} />
    </>
  );
}

/** Only what exists can be followed; the first update brings all that came between the page and it. */
function Followed({ path, firstScreen }: Pick<MarketplaceData, 'path' | 'firstScreen'>) {
  usePageUpdates(path, firstScreen);
  return null;
}
