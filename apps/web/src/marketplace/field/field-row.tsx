import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { fieldRow_card$key } from '../../__generated__/fieldRow_card.graphql.ts';
import { PageLink } from '../../app/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { betCountText } from '../cards/bet-count.ts';
import { EventMoment } from '../event/event-moment.tsx';
import { isPlayedOut, phaseOf } from '../event/event-state.ts';
import styles from './field-row.module.css';

/** An event with a field among others: its name, where it stands, its favourites with their prices, and the way to all. */
export function FieldRow({ card: key, children }: { card: fieldRow_card$key; children: ReactNode }) {
  const card = useFragment(
    graphql`
      fragment fieldRow_card on TableMarketCard {
        deepLink {
          webUrl
        }
        event {
          name
          startTime
          marketCount
          status
          statistics {
            homeScore
            awayScore
            isInPlay
            progress
            situation
          }
          ...eventMoment_event
        }
      }
    `,
    key,
  );
  const { event, deepLink } = card;
  // Who won stands out.
  const isOver = phaseOf(event) === 'finished' || isPlayedOut(event);
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <h3>
          <PageLink to={deepLink.webUrl}>{event.name}</PageLink>
        </h3>
        <EventMoment event={event} />
        {isOver ? <strong>{event.statistics.situation}</strong> : <span>{event.statistics.situation}</span>}
      </div>
      {children}
      <PageLink to={deepLink.webUrl} className={styles.all}>
        {['Whole field', betCountText(event.marketCount)].filter(Boolean).join(' and ')}
        <span className="sr"> of {event.name}</span>
        <Icon name="right" size={16} />
      </PageLink>
    </article>
  );
}
