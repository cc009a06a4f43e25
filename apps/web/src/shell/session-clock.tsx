import { useEffect, useState } from 'react';
import { useIsLoggedIn } from '../app/app-context.ts';
import { sessionStartedAt } from '../app/session/session-start.ts';
import { Icon } from '../ui/icon.tsx';
import { sessionDuration } from './clock-text.ts';
import styles from './session-clock.module.css';

/** How long this session lasts already, ticking. Nothing for visitors. */
export function SessionClock() {
  const isLoggedIn = useIsLoggedIn();
  if (isLoggedIn !== true) return null;
  return (
    <div className={styles.clock}>
      <Icon name="clock" size={16} />
      Session <Duration />
    </div>
  );
}

export function Duration() {
  const now = useEverySecond();
  return <b className={styles.duration}>{sessionDuration(now - sessionStartedAt(now))}</b>;
}

/** The time, again each second. */
export function useEverySecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
