import type { Environment } from 'relay-runtime';
import type { Session } from '../session/session.ts';

/** What the loaders of routes get. */
export interface RouterContext {
  readonly environment: Environment;
  readonly session: Session;
  /** Milliseconds a page's data is waited for; after that the page is drawn and shows what is missing. */
  readonly patienceMs: number;
  /** Whether a page is one the browser goes back or forward to, by the key of its place in the history. */
  readonly isReturn: (key: string | undefined) => boolean;
}
