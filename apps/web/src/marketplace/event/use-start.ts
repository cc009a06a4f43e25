import { useEffect, useState } from 'react';
import { LATE_MS } from './event-state.ts';

/** Timers of browsers hold no longer time: what starts later is drawn anew before it does. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The time now, and again when a game is to begin and when it is late: what stands for its start is another one then. */
export function useNowOfStart(startTime: string): number {
  const [turned, setTurned] = useState(Date.now);
  useEffect(() => {
    const startMs = Date.parse(startTime);
    const nextMs = [startMs, startMs + LATE_MS].find((turnMs) => turnMs > turned);
    if (nextMs === undefined) return;
    const timer = setTimeout(
      () => setTurned(Date.now()),
      Math.min(nextMs - Date.now() + 1, LONGEST_TIMER_MS),
    );
    return () => clearTimeout(timer);
  }, [startTime, turned]);
  return Date.now();
}
