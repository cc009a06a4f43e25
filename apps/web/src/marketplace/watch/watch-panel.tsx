import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { watchPanel_event$key } from '../../__generated__/watchPanel_event.graphql.ts';
import { useStartupPayload } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './watch-panel.module.css';
import { WatchPlayer } from './watch-player.tsx';
import { isWatchable } from './watchable.ts';

/** The way to an event's stream, where there is one for whoever looks; opened, the stream itself, which says its own end. */
export function WatchPanel({ event: key }: { event: watchPanel_event$key }) {
  const event = useFragment(
    graphql`
      fragment watchPanel_event on StandardEvent {
        id
        name
        eventLiveStream {
          dmas
          status
        }
      }
    `,
    key,
  );
  const viewer = useStartupPayload();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  // As long as the app starts nobody knows where they are: there will most likely be a way.
  if (viewer === undefined && event.eventLiveStream) return <div className={styles.place} />;
  if (!isOpen && !isWatchable(event.eventLiveStream, viewer)) return null;
  return (
    <section className={styles.panel} aria-label="Live stream">
      <Button
        tone="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="stream" size={16} />
        {isOpen ? 'Close the Stream' : 'Watch Live'}
      </Button>
      <div id={panel}>{isOpen && <WatchPlayer eventId={event.id} name={event.name} />}</div>
    </section>
  );
}
