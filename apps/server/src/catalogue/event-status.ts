/** The event statuses of the specification [LIVE-011], and postponed, which it shows and does not list [LIVE-013]. */
export const EVENT_STATUSES = [
  'PRE_GAME',
  'IN_PLAY',
  'FINISHED',
  'CANCELLED',
  'POSTPONED',
  'INVALID',
  'HIDDEN',
] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/**
 * Which status may follow which; docs/states/event.md explains the table. FINISHED and CANCELLED are the end: bets are
 * settled by them, and nothing follows but a correction, that a game was played after all.
 */
const NEXT: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  PRE_GAME: ['IN_PLAY', 'FINISHED', 'CANCELLED', 'POSTPONED', 'INVALID', 'HIDDEN'],
  IN_PLAY: ['FINISHED', 'CANCELLED', 'POSTPONED', 'INVALID', 'HIDDEN'],
  POSTPONED: ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'HIDDEN'],
  HIDDEN: ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'POSTPONED', 'INVALID'],
  INVALID: ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'POSTPONED', 'HIDDEN'],
  FINISHED: [],
  CANCELLED: ['FINISHED'],
};

/** Whether an event in `from` may become `to`. Staying where it is is always allowed. */
export function mayBecome(from: EventStatus, to: EventStatus): boolean {
  return from === to || NEXT[from].includes(to);
}

/** Whether nothing can happen to the event any more. */
export function isOver(status: EventStatus): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}
