import { useDocumentTitle } from '../app/document-title.ts';
import { PageLink } from '../app/page-link.tsx';
import { useLocationPath } from '../app/use-location-path.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './view.module.css';

/** The page for every address that is none of ours, and for what the server does not know. */
export function NotFoundView() {
  useDocumentTitle('Page Not Found');
  const path = useLocationPath();
  return (
    <div className={styles.view}>
      <h1 className="sr">Page Not Found</h1>
      <EmptyState
        drawing="field"
        title="Page Not Found"
        body="Oops, looks like something went wrong."
        action={
          <>
            <PageLink to="/home" className={buttonClass({ size: 'medium' })}>
              Go Back to Home
            </PageLink>
            <PageLink to="/live" className={buttonClass({ size: 'medium', tone: 'secondary' })}>
              See Live Games
            </PageLink>
          </>
        }
      />
      <p className={styles.address}>
        This page doesn’t exist: <code>{path}</code>
      </p>
    </div>
  );
}
