import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.ts';

/** Tells who listens of each new score of the event whose page is open; not of the one it was opened with. */
export function useToldScore(eventId: string, spoken: string): void {
  const last = useRef({ eventId, spoken });
  useEffect(() => {
    const isNew = last.current.eventId === eventId && last.current.spoken !== spoken;
    last.current = { eventId, spoken };
    if (isNew && spoken !== '') announce(spoken);
  }, [eventId, spoken]);
}
