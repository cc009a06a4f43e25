import type { Environment } from 'relay-runtime';
import type { Session } from '../session/session.ts';

/** What the loaders of routes get. */
export interface RouterContext {
  readonly environment: Environment;
  readonly session: Session;
}
