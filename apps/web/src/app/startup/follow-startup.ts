import type { Environment } from 'relay-runtime';
import type { Session } from '../session/session.ts';
import type { Startup } from './startup.ts';

/** How often the startup query is asked again while somebody is logged in. */
export const STARTUP_POLL_MS = 10_000;

/**
 * Asks the startup query again and again for patrons, while the page is looked at, and once for everyone when the
 * connection is back that was missing at the start. Answers what stops it.
 */
export function followStartup(
  session: Session,
  startup: Pick<Startup, 'load' | 'state'>,
  environment: () => Environment,
): () => void {
  const timer = setInterval(() => {
    if (session.isLoggedIn !== true || document.hidden || !navigator.onLine) return;
    void startup.load(environment(), session);
  }, STARTUP_POLL_MS);
  const onOnline = () => {
    if (startup.state.kind === 'error') void startup.load(environment(), session);
  };
  window.addEventListener('online', onOnline);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onOnline);
  };
}
