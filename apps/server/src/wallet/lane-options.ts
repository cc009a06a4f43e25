import type { Clock } from '../platform/clock.ts';
import type { Surety } from '../platform/database/only-server.ts';
import type { Logger } from '../platform/log.ts';

export interface LaneOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** Commands in a batch at most. */
  readonly batchLimit: number;
  /** Commands waiting at most; more are answered 'unavailable' at once. */
  readonly queueLimit: number;
  /** How long a command may stay unanswered because the database cannot be reached. */
  readonly patienceMs: number;
  /** Whether this process may post: a server that hung, and was replaced, must not. Without it, nobody takes its place. */
  readonly surety?: Surety;
  /** Called for each command that was posted now. */
  readonly onPosted: (patronId: string) => void;
}
