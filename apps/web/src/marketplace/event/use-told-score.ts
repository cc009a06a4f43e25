import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.ts';

/** Where a team scores every few seconds nobody could listen to anything else: so long nothing is said after a score. */
const QUIET_MS = 20_000;

interface Told {
  eventId: string;
  spoken: string;
  stretch: string;
  /** Of the last score that was said, by performance.now(). */
  at: number;
  /** Says the newest score once it has been quiet for long enough. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Tells who listens of each new score of the event whose page is open; not of the one it was opened with. Where scores follow one
 * another the newest is told when it has been quiet for a while, or at once when a stretch of the game ends.
 */
export function useToldScore(eventId: string, spoken: string, stretch: string): void {
  const last = useRef<Told>({ eventId, spoken, stretch, at: Number.NEGATIVE_INFINITY, timer: undefined });
  useEffect(() => {
    const told = last.current;
    const isSame = told.eventId === eventId;
    const isNew = isSame && told.spoken !== spoken && spoken !== '';
    const isWaiting = isSame && told.timer !== undefined;
    const hasEnded = told.stretch !== stretch;
    if (!isSame) told.at = Number.NEGATIVE_INFINITY;
    Object.assign(told, { eventId, spoken, stretch });
    if (isSame && !isNew && !(isWaiting && hasEnded)) return;
    clearTimeout(told.timer);
    told.timer = undefined;
    if (!isSame) return;
    const wait = hasEnded ? 0 : told.at + QUIET_MS - performance.now();
    const tell = () => {
      told.timer = undefined;
      told.at = performance.now();
      announce(spoken);
    };
    if (wait > 0) told.timer = setTimeout(tell, wait);
    else tell();
  }, [eventId, spoken, stretch]);
  useEffect(() => () => clearTimeout(last.current.timer), []);
}
