import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Queryable } from './database.ts';

export interface ClockWatchParts {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

/** How far the clocks may be apart. */
const TOLERATED_MS = 2_000;
const EVERY_MS = 600_000;

/**
 * Compares the clock of the server with its database's, at once and every ten minutes until it is stopped, and says in the log where
 * they are more than two seconds apart. Resolves after the first time; a comparison that fails is logged.
 */
export async function watchClock(parts: ClockWatchParts): Promise<{ stop(): void }> {
  const timer = setInterval(() => void compare(parts), EVERY_MS);
  timer.unref();
  await compare(parts);
  return { stop: () => clearInterval(timer) };
}

async function compare({ database, clock, logger }: ClockWatchParts): Promise<void> {
  try {
    const aheadMs = await clockAhead(database, clock);
    if (Math.abs(aheadMs) <= TOLERATED_MS) return;
    logger.warn({ aheadMs }, words(aheadMs));
  } catch (err) {
    logger.warn({ err }, "The clock of this server could not be compared with its database's");
  }
}

function words(aheadMs: number): string {
  const seconds = `${(Math.abs(aheadMs) / 1000).toFixed(1)} s`;
  const apart = `The clock of this server is ${seconds} ${aheadMs > 0 ? 'ahead of' : 'behind'} its database's`;
  const meaning =
    'after a start games are taken for older or newer than they are by that, logins end too early or late, and of bets placed within it nobody can say whether they came before a wrong price was declared';
  return `${apart}: ${meaning}. Let both machines follow NTP.`;
}

/** Milliseconds, negative where it is behind. However long the answer takes, no more than is certain. */
async function clockAhead(database: Queryable, clock: Clock): Promise<number> {
  const askedMs = clock.now();
  const [row] = await database.query<{ now_ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms',
  );
  const answeredMs = clock.now();
  if (!row) throw new Error('The database tells no time.');
  const { now_ms: nowMs } = row;
  return Math.max(askedMs - nowMs, 0) + Math.min(answeredMs - nowMs, 0);
}
