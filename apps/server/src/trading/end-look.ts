import type { Bus } from '../platform/bus.ts';
import type { Desk } from './desk.ts';
import { lookEnding } from './trading.topics.ts';

/** Who only passed by, as a crawler does, is gone by then. */
const LOOK_MS = 2 * 60_000;

/** Ends what the last look at an event made once it is long ago, unless somebody looks again as they are told. */
export function endLook(desk: Desk, nowMs: number, bus: Bus): void {
  const { book } = desk;
  const isOver = () => desk.lookedAtMs <= nowMs - LOOK_MS;
  if (!book.isLookedAt || !isOver()) return;
  bus.publish(lookEnding, { eventId: book.eventId });
  book.isLookedAt = !isOver();
}
