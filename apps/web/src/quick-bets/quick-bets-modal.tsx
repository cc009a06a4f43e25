import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { quickBetsModalQuery } from '../__generated__/quickBetsModalQuery.graphql.ts';
import { ScoreLine } from '../marketplace/event/score-line.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { useModal } from '../ui/modal.ts';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import styles from './quick-bets-modal.module.css';
import { QuickProvider } from './quick-context.tsx';
import { QuickSection } from './quick-section.tsx';
import { QuickSlip } from './quick-slip-view.tsx';

interface QuickBetsModalProps {
  /** Of the event's page, with its section. */
  path: string;
  /** From the route. */
  eventId: string;
  onClose: () => void;
}

/** Quick Bets: the markets of one event over its page, with a slip of their own. */
export function QuickBetsModal({ path, eventId, onClose }: QuickBetsModalProps) {
  const dialog = useModal(onClose);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [event, setEvent] = useState<string>();
  const toHeading = () => title.current?.focus({ preventScroll: true });
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 ref={title} id={heading} tabIndex={-1} className={styles.title}>
          {event ?? 'Quick Bets'}
        </h2>
        <button type="button" className={styles.close} aria-label="Close Quick Bets" onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </header>
      <QuickProvider eventId={`StandardEvent:${eventId}`}>
        <CatchBoundary
          getResetKey={() => path}
          errorComponent={({ reset }) => (
            <ErrorState
              title="Quick Bets could not be loaded"
              body="Nothing was bet. Please try again."
              onRetry={reset}
            />
          )}
        >
          <Suspense fallback={<Placeholder />}>
            <Content
              path={path.replace(/\/section\/.*$/, '')}
              pagePath={path}
              onTitle={setEvent}
              onFocusLost={toHeading}
            />
          </Suspense>
        </CatchBoundary>
      </QuickProvider>
    </dialog>
  );
}

interface ContentProps {
  /** The event's own address. */
  path: string;
  /** Of the page under the modal, which keeps its own markets up to date. */
  pagePath: string;
  /** The head stands before it is known, so that its Close button is the same one after. */
  onTitle: (title: string | undefined) => void;
  onFocusLost: () => void;
}

function Content({ path, pagePath, onTitle, onFocusLost }: ContentProps) {
  const { quickBetsPage: page } = useLazyLoadQuery<quickBetsModalQuery>(
    graphql`
      query quickBetsModalQuery($path: String!) {
        quickBetsPage(canonicalUrl: $path) {
          title
          event {
            ...scoreLine_event
          }
          sections {
            id
            label
            pollingIntervalMilliseconds
            deepLink {
              canonicalUrl
            }
          }
        }
      }
    `,
    { path },
    { fetchPolicy: 'store-and-network' },
  );
  const title = page?.title;
  useLayoutEffect(() => onTitle(title), [onTitle, title]);
  const panel = useId();
  const [wanted, setWanted] = useState<string>();
  const sections = page?.sections ?? [];
  const chosen = sections.find(({ id }) => id === wanted) ?? sections[0];
  const section = chosen && (
    <Suspense fallback={<Waiting />}>
      <QuickSection
        key={chosen.id}
        id={chosen.id}
        path={chosen.deepLink.canonicalUrl}
        pollingMs={chosen.pollingIntervalMilliseconds}
        isPageShown={chosen.deepLink.canonicalUrl === pagePath}
      />
    </Suspense>
  );
  return (
    <>
      {page?.event && (
        <div className={styles.score}>
          <ScoreLine event={page.event} />
        </div>
      )}
      {sections.length > 1 && chosen && (
        <div className={styles.tabs}>
          <Tabs label="Quick Bets" tabs={sections} selected={chosen.id} onSelect={setWanted} panel={panel} />
        </div>
      )}
      <div className={styles.body}>
        {!chosen && <EmptyState title="No bets available" body="Check back soon!" drawing="field" />}
        {sections.length > 1 && chosen ? (
          <TabPanel id={panel} selected={chosen.id} className={styles.panel}>
            {section}
          </TabPanel>
        ) : (
          section
        )}
        <p className={styles.disclaimer}>
          Scores and clocks can be behind the game. What counts is the official result.
        </p>
      </div>
      <Suspense fallback={null}>
        <QuickSlip path={path} onFocusLost={onFocusLost} />
      </Suspense>
    </>
  );
}

function Placeholder() {
  return (
    <div className={styles.body}>
      <Waiting />
    </div>
  );
}

function Waiting() {
  return (
    <Loading label="Loading bets">
      <div className={styles.waiting}>
        <Skeleton height={60} />
        <Skeleton height={110} />
        <Skeleton height={110} />
      </div>
    </Loading>
  );
}
