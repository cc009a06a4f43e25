import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.ts';

/** Who scored may be told a moment after the score, which the betslip follows by itself: so long is waited for him. */
const SCORER_MS = 300;

/** Who scored last, and how many times somebody has by then: a score that changes afterwards is nobody else's. */
export interface ToldScorer {
  readonly text: string;
  readonly count: number;
}

/** Where a team scores every few seconds nobody could listen to anything else: so long nothing is said after a score. */
const QUIET_MS = 20_000;

interface Told {
  eventId: string;
  spoken: string;
  scorer: ToldScorer | undefined;
  /** So many scorers were said, or had scored before. */
  saidCount: number;
  stretch: string;
  /** Of the last score that was said, by performance.now(). */
  at: number;
  /** Says the newest score once it has been quiet for long enough. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Tells who listens of each new score of the event whose page is open; not of the one it was opened with. Where scores follow one
 * another the newest is told when it has been quiet for a while, or at once when a stretch of the game ends.
 * @param scorer of sports that tell it: who scored is said once, before the score
 */
export function useToldScore(eventId: string, spoken: string, stretch: string, scorer?: ToldScorer): void {
  const last = useRef<Told>({
    ...{ eventId, spoken, scorer, stretch },
    ...{ saidCount: scorer?.count ?? 0, at: Number.NEGATIVE_INFINITY, timer: undefined },
  });
  useEffect(() => {
    const told = last.current;
    const isSame = told.eventId === eventId;
    const isNew = isSame && told.spoken !== spoken && spoken !== '';
    const isWaiting = isSame && told.timer !== undefined;
    const hasEnded = told.stretch !== stretch;
    if (!isSame) Object.assign(told, { at: Number.NEGATIVE_INFINITY, saidCount: scorer?.count ?? 0 });
    Object.assign(told, { eventId, spoken, scorer, stretch });
    if (isSame && !isNew && !(isWaiting && hasEnded)) return;
    clearTimeout(told.timer);
    told.timer = undefined;
    if (!isSame) return;
    const quiet = hasEnded ? 0 : told.at + QUIET_MS - performance.now();
    const wait = Math.max(quiet, scorer === undefined ? 0 : SCORER_MS);
    const tell = () => {
      told.timer = undefined;
      told.at = performance.now();
      const { scorer: who, saidCount } = told;
      told.saidCount = who?.count ?? 0;
      const isNewScorer = who !== undefined && who.count > saidCount;
      announce(isNewScorer ? `${who.text}. ${told.spoken}` : told.spoken, 'polite', 'score');
    };
    if (wait > 0) told.timer = setTimeout(tell, wait);
    else tell();
  }, [eventId, spoken, stretch, scorer]);
  useEffect(() => () => clearTimeout(last.current.timer), []);
}
