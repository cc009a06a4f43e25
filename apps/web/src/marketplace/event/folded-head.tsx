import { type RefObject, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { foldedHead_event$key } from '../../__generated__/foldedHead_event.graphql.ts';
import { cx } from '../../ui/cx.ts';
import { EventMoment } from './event-moment.tsx';
import { phaseOf, trailing } from './event-state.ts';
import styles from './folded-head.module.css';
import { sidesInOrder } from './side-order.ts';
import { sideColours } from './team-colours.ts';
import { TeamCrest } from './team-crest.tsx';

interface FoldedHeadProps {
  event: foldedHead_event$key;
}

/** The scoreboard in one line at the top of the view, over the tabs, once all of the head has left it. It repeats what the board says, so it is silent. */
export function FoldedHead({ event: key }: FoldedHeadProps) {
  const event = useFragment(
    graphql`
      fragment foldedHead_event on StandardEvent {
        status
        startTime
        sport {
          slug
        }
        awayParticipant {
          mediumName
          primaryColour
          secondaryColour
          ...teamCrest_participant
        }
        homeParticipant {
          mediumName
          primaryColour
          secondaryColour
          ...teamCrest_participant
        }
        statistics {
          homeScore
          awayScore
          isInPlay
          progress
          away {
            score
            segmentScore
          }
          home {
            score
            segmentScore
          }
        }
        ...eventMoment_event
      }
    `,
    key,
  );
  const place = useRef<HTMLDivElement>(null);
  const folded = useIsStuck(place);
  const { statistics } = event;
  const [left, right] = sidesInOrder(event);
  const colours = sideColours(event.homeParticipant, event.awayParticipant);
  const phase = phaseOf(event);
  const begun = phase === 'live' || phase === 'finished';
  const behind = trailing(statistics);
  return (
    <div ref={place} className={cx(styles.place, folded && styles.shown)} aria-hidden="true">
      <div className={styles.bar}>
        <TeamCrest participant={left.team} sport={event.sport.slug} size={30} colour={colours[left.side]} />
        <b className={styles.name}>{left.team.mediumName}</b>
        {begun && <Score value={statistics[left.side].score} behind={behind === left.side} />}
        <Segment count={statistics[left.side].segmentScore} />
        <span className={styles.clock}>
          <EventMoment event={event} />
        </span>
        <Segment count={statistics[right.side].segmentScore} />
        {begun && <Score value={statistics[right.side].score} behind={behind === right.side} />}
        <b className={styles.name}>{right.team.mediumName}</b>
        <TeamCrest participant={right.team} sport={event.sport.slug} size={30} colour={colours[right.side]} />
      </div>
    </div>
  );
}

function Score({ value, behind }: { value: string; behind: boolean }) {
  return <strong className={cx(behind && styles.behind)}>{value}</strong>;
}

/** What a side has in the running set, game or map; nothing where the score says it all. */
function Segment({ count }: { count: number | null | undefined }) {
  return count == null ? null : <span className={styles.segment}>{count}</span>;
}

/** Whether an element that sticks is at the place where it does: then a pixel less of the view no longer holds it. */
function useIsStuck(target: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const top = Number.parseFloat(getComputedStyle(element).top);
    const observer = new IntersectionObserver(
      ([entry]) =>
        setStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top <= top),
      { rootMargin: `-${top + 1}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isStuck;
}
