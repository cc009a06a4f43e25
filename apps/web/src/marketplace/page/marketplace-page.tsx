import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { marketplacePage_page$key } from '../../__generated__/marketplacePage_page.graphql.ts';
import { useDocumentTitle } from '../../app/document-title.ts';
import { Parted } from '../../app/part.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { eventHead, eventWithoutBets, quickBetsLink } from '../event/event-parts.ts';
import { isFuturesPath } from './canonical.ts';
import { FuturesComing, PricesComing } from './futures-coming.tsx';
import styles from './marketplace-page.module.css';
import { PageSections } from './page-sections.tsx';
import { PageTabs } from './page-tabs.tsx';
import { PageTitle } from './page-title.tsx';

const PageFilter = lazy(() => import('./page-filter.tsx').then((module) => ({ default: module.PageFilter })));

const EventResults = lazy(() =>
  import('../results/event-results.tsx').then((module) => ({ default: module.EventResults })),
);

interface MarketplacePageProps {
  page: marketplacePage_page$key;
  /** Canonical. */
  path: string;
  /** Stands in the panel where the chosen child did not come. */
  instead?: ReactNode;
}

/** A page that was found: its head, its tabs when it has more than one child, and the chosen child's sections. */
export function MarketplacePage({ page: key, path, instead }: MarketplacePageProps) {
  const page = useFragment(
    graphql`
      fragment marketplacePage_page on Page {
        id
        type
        title
        description
        ...pageTitle_page
        event {
          hasField
          status
          ...eventHead_event
          ...eventWithoutBets_event
          ...eventResults_event
        }
        defaultChild {
          id
        }
        pageChildren {
          id
          label
          hasContent
          isComing
          deepLink {
            webUrl
            canonicalUrl
          }
          filter {
            ...pageFilter_filter
          }
          ...pageSections_child
        }
      }
    `,
    key,
  );
  useDocumentTitle(page.title);
  const panel = useId();
  const { pageChildren: children } = page;
  const chosen =
    children.find(({ deepLink }) => deepLink.canonicalUrl === path) ??
    children.find(({ id }) => id === page.defaultChild?.id) ??
    children[0];
  const isEvent = page.type === 'EVENT';
  const isOver = page.event?.status === 'FINISHED';
  const isNews = useNews(page.id, isOver);
  const empty = <EmptyState title="No bets available" body="Please check back later." drawing="field" />;
  const missing = isFuturesPath(path) ? <FuturesComing late={empty} /> : empty;
  const toCome = chosen?.isComing ? <PricesComing kind="games" /> : missing;
  const nothing = page.event ? (
    <Parted part={eventWithoutBets} props={{ event: page.event, instead: empty }} />
  ) : (
    toCome
  );
  return (
    <div className={isEvent ? styles.event : styles.list}>
      {page.event ? (
        <Parted
          part={eventHead}
          props={{
            event: page.event,
            action: children.some(({ hasContent }) => hasContent) && (
              <Parted part={quickBetsLink} props={{ path }} />
            ),
          }}
        />
      ) : (
        <PageTitle page={page} />
      )}
      {children.length > 1 && chosen && (
        <PageTabs
          tabs={children}
          chosen={chosen.id}
          panel={panel}
          label={page.title}
          belowHead={page.event != null && !page.event.hasField}
        />
      )}
      {chosen?.filter && (
        <Suspense fallback={<div className={styles.filterPlace} />}>
          <PageFilter filter={chosen.filter} />
        </Suspense>
      )}
      {isOver && page.event && (
        <Suspense fallback={null}>
          <EventResults event={page.event} isNews={isNews} instead={nothing} />
        </Suspense>
      )}
      {chosen === undefined ? (
        !isOver && nothing
      ) : children.length > 1 ? (
        <TabPanel id={panel} selected={chosen.id} className={isEvent ? styles.drawers : styles.list}>
          {instead ?? <PageSections child={chosen} path={path} nothing={isOver ? null : nothing} />}
        </TabPanel>
      ) : (
        <PageSections
          child={chosen}
          path={path}
          seeAll={page.type === 'HOME' ? '/live' : undefined}
          nothing={isOver ? null : nothing}
        />
      )}
    </div>
  );
}

/** Whether something of the page has come about since it was first drawn. */
function useNews(page: string, isSo: boolean): boolean {
  const [first, setFirst] = useState({ page, isSo });
  if (first.page !== page) setFirst({ page, isSo });
  return first.page === page && isSo && !first.isSo;
}
