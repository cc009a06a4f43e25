import type { Environment } from 'relay-runtime';
import type { Session } from '../session/session.ts';

/** What the loaders of routes get. */
export interface RouterContext {
  readonly environment: Environment;
  readonly session: Session;
  /** Milliseconds a page's data is waited for; after that the page is drawn and shows what is missing. */
  readonly patienceMs: number;
  /** Whether one goes back to a page, by its place in the browser's history. */
  readonly isReturn: (place: number) => boolean;
}
