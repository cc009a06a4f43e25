import { useEffect, useState } from 'react';

/** A press comes this long after what it was meant for, at least: what has changed since was not seen. */
const READING_MS = 500;

/**
 * Whether what a press would agree to came just now, so that a press would be meant for what stood there before.
 * @param terms what would be agreed to; undefined when nothing has to be
 */
export function useUnread(terms: string | undefined): boolean {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (terms === undefined) {
      setRead(undefined);
      return;
    }
    const timer = setTimeout(() => setRead(terms), READING_MS);
    return () => clearTimeout(timer);
  }, [terms]);
  return terms !== undefined && terms !== read;
}
