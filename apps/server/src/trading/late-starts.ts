import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Desk } from './desk.ts';
import type { DeskChanges } from './desk-changes.ts';

/** Some plays are told a little after the start: a silence is worth a line in the log once it has lasted so long. */
const WORTH_A_LINE_MS = 60_000;

/** So long before a start more is shown of a game, whatever its prices do: who begins, and that it can soon be watched. */
const MORE_SHOWN_MS = [24 * 3_600_000, 15 * 60_000];

interface LateStartsParts {
  readonly changes: Pick<DeskChanges, 'changed' | 'tell'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Takes a game off sale at its start unless plays of it are told: they bring it back, as does another start. A game that nothing
 * else keeps off sale, and that stays silent, is named in the log once. Tells, too, when its start comes near enough for more to be
 * shown of it.
 */
export function lookAtStarts(desks: Iterable<Desk>, { changes, clock, logger }: LateStartsParts): void {
  const now = clock.now();
  for (const desk of desks) {
    const { book } = desk;
    if (book.started) continue;
    const lateMs = now - book.event.startsAt.getTime();
    const untilStartMs = desk.untilStartMs;
    desk.untilStartMs = -lateMs;
    if (MORE_SHOWN_MS.some((ms) => untilStartMs > ms && desk.untilStartMs <= ms)) {
      changes.tell(desk, { markets: [], statistics: true, status: false });
    }
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
