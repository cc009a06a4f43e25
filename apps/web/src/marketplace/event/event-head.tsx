import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { eventHead_event$key } from '../../__generated__/eventHead_event.graphql.ts';
import { kickoffText } from '../../app/kickoff.ts';
import { PageLink } from '../../app/page-link.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { FieldBoard } from '../field/field-board.tsx';
import { WatchPanel } from '../watch/watch-panel.tsx';
import { BoardDrawings } from './board-drawings.tsx';
import styles from './event-head.module.css';
import { phaseOf } from './event-state.ts';
import { FoldedHead } from './folded-head.tsx';
import { ScoreLine } from './score-line.tsx';

interface EventHeadProps {
  event: eventHead_event$key;
  /** Stands at the end of the way back. */
  action: ReactNode;
}

/** The head of an event's page: the way back, the scoreboard, and its drawings; it folds to one line on scroll. */
export function EventHead({ event: key, action }: EventHeadProps) {
  const event = useFragment(
    graphql`
      fragment eventHead_event on StandardEvent {
        name
        extraInformation
        playOff {
          round
          series
        }
        hasField
        status
        startTime
        statistics {
          isInPlay
          homeScore
          awayScore
          progress
          ... on FuturesStatistics {
            isPlayOffs
          }
        }
        competition {
          name
          canonicalUrl
        }
        ...scoreLine_event
        ...fieldBoard_event
        ...foldedHead_event
        ...boardDrawings_event
        ...watchPanel_event
      }
    `,
    key,
  );
  const phase = phaseOf(event);
  // Of play-offs the day they began on says neither when they are played nor until when.
  const start = event.statistics.isPlayOffs ? '' : kickoffText(event.startTime, Date.now());
  return (
    <>
      <nav className={styles.crumbs} aria-label="Way back">
        <PageLink to={event.competition.canonicalUrl} className={styles.back}>
          <Icon name="left" size={16} />
          {event.competition.name}
        </PageLink>
        {phase !== 'upcoming' && phase !== 'absent' && (
          <span className={cx(styles.start, phase === 'live' && styles.ongoing)}>
            {[start, event.extraInformation].filter(Boolean).join(' · ')}
          </span>
        )}
        {action}
      </nav>
      <h1 className="sr">{event.name}</h1>
      <section className={styles.board} aria-label="Scoreboard">
        {event.hasField ? (
          <FieldBoard event={event} />
        ) : (
          <>
            {event.playOff && (
              <p className={styles.round}>
                {[event.playOff.round, event.playOff.series].filter(Boolean).join(' · ')}
              </p>
            )}
            <ScoreLine event={event} />
            <BoardDrawings event={event} />
          </>
        )}
      </section>
      {phase !== 'absent' && <WatchPanel event={event} />}
      {!event.hasField && <FoldedHead event={event} />}
    </>
  );
}
