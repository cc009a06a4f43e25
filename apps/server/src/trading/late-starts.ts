import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Desk } from './desk.ts';
import type { DeskChanges } from './desk-changes.ts';

/** Some plays are told a little after the start: a silence is worth a line in the log once it has lasted so long. */
const WORTH_A_LINE_MS = 60_000;

interface LateStartsParts {
  readonly changes: Pick<DeskChanges, 'changed'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Takes a game off sale at its start unless plays of it are told: they bring it back, as does another start. A game that nothing
 * else keeps off sale, and that stays silent, is named in the log once.
 */
export function lookAtStarts(desks: Iterable<Desk>, { changes, clock, logger }: LateStartsParts): void {
  const now = clock.now();
  for (const desk of desks) {
    const { book } = desk;
    if (book.started) continue;
    const lateMs = now - book.event.startsAt.getTime();
    changes.changed(desk, book.input({ kind: lateMs >= 0 ? 'start-due' : 'start-ahead' }));
    // After a restart its source has to come back first.
    const silentMs = Math.min(lateMs, now - desk.openedAtMs);
    if (silentMs < WORTH_A_LINE_MS || desk.isKnownLate || book.view().reasons.length !== 1) continue;
    desk.isKnownLate = true;
    const { eventId, event } = book;
    logger.warn(
      { eventId, startsAt: event.startsAt.toISOString() },
      'A game is past its start with no play told; it is suspended until one is told or its start is moved',
    );
  }
}
