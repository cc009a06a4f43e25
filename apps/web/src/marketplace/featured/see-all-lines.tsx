import { PageLink } from '../../app/page-link.tsx';
import { track } from '../../app/track.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './featured-card.module.css';
import type { FeaturedLeg } from './featured-legs.tsx';

/** The 'see-all-lines' modal: from one featured market to all of its game, or to all games of its league. */
export function SeeAllLines({ event, onClose }: { event: FeaturedLeg['event']; onClose: () => void }) {
  const look = buttonClass({ tone: 'secondary', size: 'medium', block: true });
  return (
    <Dialog
      open
      title="See all lines"
      onClose={onClose}
      actions={
        <Button size="medium" tone="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.lines}>
        <PageLink to={event.canonicalUrl} className={look} onClick={() => tell(event.canonicalUrl)}>
          All lines of {event.name}
        </PageLink>
        <PageLink
          to={event.competition.canonicalUrl}
          className={look}
          onClick={() => tell(event.competition.canonicalUrl)}
        >
          All {event.competition.name} games
        </PageLink>
      </div>
    </Dialog>
  );
}

function tell(path: string): void {
  track('see all lines', { path });
}
