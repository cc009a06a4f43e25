import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
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
  const content = { path: path.replace(/\/section\/.*$/, ''), pagePath: path, heading, onClose };
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={heading}>
      <QuickProvider eventId={`StandardEvent:${eventId}`}>
        <CatchBoundary
          getResetKey={() => path}
          errorComponent={({ reset }) => (
            <>
              <Head heading={heading} title="Quick Bets" onClose={onClose} />
              <ErrorState
                title="Quick Bets could not be loaded"
                body="Nothing was bet. Please try again."
                onRetry={reset}
              />
            </>
          )}
        >
          <Suspense fallback={<Placeholder heading={heading} onClose={onClose} />}>
            <Content {...content} />
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
  heading: string;
  onClose: () => void;
}

function Content({ path, pagePath, heading, onClose }: ContentProps) {
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
      <Head heading={heading} title={page?.title ?? 'Quick Bets'} onClose={onClose} />
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
        <QuickSlip path={path} />
      </Suspense>
    </>
  );
}

function Head({ heading, title, onClose }: { heading: string; title: string; onClose: () => void }) {
  return (
    <header className={styles.head}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <button type="button" className={styles.close} aria-label="Close Quick Bets" onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
    </header>
  );
}

function Placeholder({ heading, onClose }: { heading: string; onClose: () => void }) {
  return (
    <>
      <Head heading={heading} title="Quick Bets" onClose={onClose} />
      <div className={styles.body}>
        <Waiting />
      </div>
    </>
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
